"""A headless Chromium, driven over its DevTools protocol with Python's standard library alone."""

import base64
import json
import os
import shutil
import socket
import struct
import subprocess
import sys
import tempfile
import time
import urllib.request


def find_chromium():
    """The browser's command; None where there is none and none can be installed."""
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if shutil.which(name):
            return shutil.which(name)
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return None
    install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"]
    for command in (["apt-get", "update", "-qq"], install):
        environment = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
        try:
            done = subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=600)
        except subprocess.TimeoutExpired:
            return None
        if done.returncode != 0:
            return None
    return shutil.which("chromium")


class Socket:
    """The client's side of a WebSocket (RFC 6455): whole text messages, no extensions."""

    def __init__(self, url):
        host, _, path = url.removeprefix("ws://").partition("/")
        name, _, port = host.partition(":")
        self.socket = socket.create_connection((name, int(port)), timeout=120)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET /{path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        self.buffer = b""
        while b"\r\n\r\n" not in self.buffer:
            self.buffer += self.receive_some()
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise ConnectionError(head.decode("latin-1"))

    def receive_some(self):
        data = self.socket.recv(1 << 16)
        if not data:
            raise ConnectionError("the browser closed the connection")
        return data

    def take(self, count):
        while len(self.buffer) < count:
            self.buffer += self.receive_some()
        data, self.buffer = self.buffer[:count], self.buffer[count:]
        return data

    def send(self, text):
        data = text.encode()
        if len(data) < 126:
            head = struct.pack(">BB", 0x81, 0x80 | len(data))
        elif len(data) < 1 << 16:
            head = struct.pack(">BBH", 0x81, 0x80 | 126, len(data))
        else:
            head = struct.pack(">BBQ", 0x81, 0x80 | 127, len(data))
        # A mask of zeros is a mask, and leaves the data as it is.
        self.socket.sendall(head + b"\0\0\0\0" + data)

    def receive(self):
        message = b""
        while True:
            first, second = self.take(2)
            length = second & 0x7F
            if length == 126:
                (length,) = struct.unpack(">H", self.take(2))
            elif length == 127:
                (length,) = struct.unpack(">Q", self.take(8))
            data = self.take(length)
            if first & 0x0F in (0, 1):
                message += data
                if first & 0x80:
                    return message.decode()
            elif first & 0x0F == 8:
                raise ConnectionError("the browser closed the connection")


class Browser:
    """One page of a headless browser."""

    def __init__(self, command):
        self.folder = tempfile.mkdtemp(prefix="espalier-inspector-")
        self.process = subprocess.Popen(
            [command, "--headless=new", "--remote-debugging-port=0", f"--user-data-dir={self.folder}", "--no-sandbox",
             "--no-first-run", "--disable-gpu", "--disable-dev-shm-usage", "--disable-extensions", "--hide-scrollbars",
             "--disable-background-networking", "--force-color-profile=srgb", "--allow-file-access-from-files",
             "about:blank"],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        port_file = os.path.join(self.folder, "DevToolsActivePort")
        deadline = time.monotonic() + 60
        while not (os.path.exists(port_file) and open(port_file).read().count("\n")):
            if self.process.poll() is not None or time.monotonic() > deadline:
                raise ConnectionError("the browser did not start")
            time.sleep(0.05)
        port = open(port_file).read().split("\n")[0]
        pages = json.load(urllib.request.urlopen(f"http://127.0.0.1:{port}/json/list"))
        self.socket = Socket(next(page["webSocketDebuggerUrl"] for page in pages if page["type"] == "page"))
        self.number = 0
        self.problems = []
        self.requests = []
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(f"{domain}.enable")

    def close(self):
        try:
            self.call("Browser.close")
        except (ConnectionError, OSError):
            pass
        try:
            self.process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)

    def call(self, method, **parameters):
        self.number += 1
        self.socket.send(json.dumps({"id": self.number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self.socket.receive())
            if message.get("id") == self.number:
                if "error" in message:
                    raise RuntimeError(f"{method}: {message['error']['message']}")
                return message["result"]
            self.hear(message)

    def hear(self, message):
        method, parameters = message.get("method"), message.get("params", {})
        if method == "Runtime.exceptionThrown":
            details = parameters["exceptionDetails"]
            self.problems.append(details.get("exception", {}).get("description", details["text"]))
        elif method == "Runtime.consoleAPICalled" and parameters["type"] in ("error", "warning", "assert"):
            self.problems.append(" ".join(str(part.get("value", part.get("description"))) for part in parameters["args"]))
        elif method == "Log.entryAdded" and parameters["entry"]["level"] in ("error", "warning"):
            self.problems.append(parameters["entry"]["text"])
        elif method == "Network.requestWillBeSent":
            self.requests.append(parameters["request"]["url"])
        elif method == "Page.javascriptDialogOpening":
            self.problems.append("a dialog: " + parameters["message"])

    def open(self, path, width=1440, height=900, dark=False, fragment=""):
        self.problems, self.requests = [], []
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=width < 600)
        scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        self.call("Emulation.setEmulatedMedia", features=[scheme, {"name": "prefers-reduced-motion", "value": "reduce"}])
        # A page of another address between two openings: the same address with another fragment loads nothing.
        for url in ("about:blank", "file://" + os.path.abspath(path) + fragment):
            self.call("Page.navigate", url=url)
            self.wait_for(f"location.protocol === '{url.split(':')[0]}:' && document.readyState === 'complete'")
        self.evaluate("window.inspectorReady || null")

    def wait_for(self, condition):
        deadline = time.monotonic() + 60
        while True:
            try:
                if self.evaluate(condition):
                    return
            except RuntimeError:
                pass  # The page went away while it was asked.
            if time.monotonic() > deadline:
                raise TimeoutError(f"waited in vain for {condition}")
            time.sleep(0.02)

    def evaluate(self, script):
        result = self.call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            raise RuntimeError(details.get("exception", {}).get("description", details["text"]))
        return result["result"].get("value")

    def key(self, key, code=None, shift=False):
        text = {"Enter": "\r", "Space": " "}.get(key, key if len(key) == 1 else None)
        name = " " if key == "Space" else key
        parameters = {"key": name, "code": code or key, "modifiers": 8 if shift else 0}
        if text:
            parameters["text"] = text
        codes = {"Enter": 13, "Escape": 27, "Home": 36, "End": 35, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39,
                 "ArrowDown": 40, "Tab": 9, "Space": 32, "PageDown": 34, "PageUp": 33}
        if key in codes:
            parameters["windowsVirtualKeyCode"] = codes[key]
        self.call("Input.dispatchKeyEvent", type="keyDown", **parameters)
        self.call("Input.dispatchKeyEvent", type="keyUp", **{k: v for k, v in parameters.items() if k != "text"})

    def mouse(self, kind, x, y, **more):
        self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, **more)

    def click(self, x, y):
        self.mouse("mouseMoved", x, y)
        self.mouse("mousePressed", x, y, button="left", buttons=1, clickCount=1)
        self.mouse("mouseReleased", x, y, button="left", clickCount=1)

    def drag(self, start, end):
        self.mouse("mouseMoved", *start)
        self.mouse("mousePressed", *start, button="left", buttons=1, clickCount=1)
        for share in (0.25, 0.5, 0.75, 1):
            self.mouse("mouseMoved", start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share,
                       button="left", buttons=1)
        self.mouse("mouseReleased", *end, button="left", clickCount=1)

    def picture(self, path):
        data = self.call("Page.captureScreenshot", format="png")["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))


if __name__ == "__main__":
    sys.exit("This file holds the browser for .ci/inspector and .ci/report.")
