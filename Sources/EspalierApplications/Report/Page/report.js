"use strict";
(() => {
  const cards = [...document.querySelectorAll("article")];
  const facets = [...document.querySelectorAll("a[data-token]")];
  const sections = [...document.querySelectorAll("main > section")];
  const search = document.getElementById("search"), status = document.getElementById("shown");
  const tokens = cards.map((card) => new Set(card.dataset.t.split(" ")));
  let words = null;

  // The address: #kind=overlap&device=iPhone+SE&q=title
  const read = () => new URLSearchParams(location.hash.slice(1));
  const write = (wanted) => {
    const text = wanted.toString();
    history.replaceState(null, "", text ? "#" + text : location.pathname + location.search);
    apply();
  };

  function apply() {
    const wanted = read(), query = (wanted.get("q") || "").toLowerCase();
    const chosen = [];
    for (const facet of facets) {
      const is = wanted.get(facet.dataset.group) === facet.dataset.value;
      if (is) { chosen.push(facet.dataset.token); facet.setAttribute("aria-current", "true"); } else facet.removeAttribute("aria-current");
    }
    if (document.activeElement !== search) search.value = wanted.get("q") || "";
    if (query && !words) words = cards.map((card) => card.textContent.toLowerCase());
    let count = 0;
    cards.forEach((card, index) => {
      const is = chosen.every((token) => tokens[index].has(token)) && (!query || words[index].includes(query));
      card.hidden = !is;
      count += is;
    });
    const isFiltered = chosen.length > 0 || query !== "";
    for (const section of sections) {
      const own = section.querySelectorAll("article");
      section.hidden = own.length ? ![...own].some((card) => !card.hidden) : isFiltered;
    }
    status.textContent = isFiltered ? `${count} of ${cards.length} shown ` : "";
    if (isFiltered) {
      const all = document.createElement("a");
      all.href = "#";
      all.textContent = "show all";
      all.onclick = (event) => { event.preventDefault(); write(new URLSearchParams()); };
      status.append(all);
    }
  }

  for (const facet of facets) {
    facet.onclick = (event) => {
      event.preventDefault();
      const wanted = read(), { group, value } = facet.dataset;
      if (wanted.get(group) === value) wanted.delete(group); else wanted.set(group, value);
      write(wanted);
    };
  }
  search.oninput = () => {
    const wanted = read();
    if (search.value) wanted.set("q", search.value); else wanted.delete("q");
    write(wanted);
  };
  window.onhashchange = apply;

  // Pictures are loaded when they come near, and all of them before printing.
  const load = (image) => { if (image.dataset.src) { image.src = image.dataset.src; delete image.dataset.src; } };
  const near = new IntersectionObserver((entries) => {
    for (const entry of entries) if (entry.isIntersecting) { near.unobserve(entry.target); entry.target.querySelectorAll("img").forEach(load); }
  }, { rootMargin: "800px" });
  cards.forEach((card) => near.observe(card));
  window.addEventListener("beforeprint", () => cards.forEach((card) => card.hidden || card.querySelectorAll("img").forEach(load)));

  function move(by) {
    const shown = cards.filter((card) => !card.hidden);
    if (!shown.length) return;
    const at = shown.indexOf(document.activeElement && document.activeElement.closest("article"));
    const next = at < 0 ? (by > 0 ? 0 : shown.length - 1) : Math.min(Math.max(at + by, 0), shown.length - 1);
    shown[next].focus({ preventScroll: true });
    shown[next].scrollIntoView({ block: "nearest" });
  }

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") {
      if (document.activeElement === search) search.blur();
      return write(new URLSearchParams());
    }
    if (event.target === search) return;
    const inCard = document.activeElement.closest("article");
    switch (event.key) {
      case "j": move(1); break;
      case "k": move(-1); break;
      case "ArrowDown": if (!inCard) return; move(1); break;
      case "ArrowUp": if (!inCard) return; move(-1); break;
      case "/": search.focus(); search.select(); break;
      case "o": { const link = inCard && inCard.querySelector(".more a"); if (!link) return; link.click(); break; }
      default: return;
    }
    event.preventDefault();
  });
  apply();
})();
