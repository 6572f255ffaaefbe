import Testing
import UIKit

@Suite("The classes of these applications")
struct AppClassesTests {
    /// Views and controllers as applications write them, by folders; each is laid out by a test.
    private static let classes: [String: [AnyClass]] = [
        "Accounts": [
            CodeController.self, FloatingLabelField.self, OneTimeCodeView.self, PasswordStrengthView.self,
            SignUpController.self, WelcomeController.self,
        ],
        "Banking": [
            AccountCardView.self, AmountField.self, BalanceController.self, BalanceHeaderView.self, BarChartView.self,
            CardStackView.self, DonutChartView.self, KeypadView.self, PinController.self, PinDotsView.self,
            SparklineView.self, TransactionCell.self, TransferController.self,
        ],
        "Calendar": [
            AgendaController.self, AgendaHeader.self, CalendarController.self, DateRow.self, DayTimelineView.self,
            DayView.self, EventBlockView.self, EventEditorController.self, HourRulerView.self, MonthView.self,
            WeekController.self,
        ],
        "Camera": [
            CameraController.self, CameraSettingsController.self, ExposureSlider.self, FocusReticleView.self,
            GridOverlayView.self, HistogramView.self, ModeStrip.self, ShutterButton.self, SliderCell.self,
            SwitchCell.self,
        ],
        "Chat": [
            AvatarView.self, ChatBubbleCell.self, ChatController.self, ChatInputBar.self, DateSeparatorView.self,
            LinkPreviewView.self, ReactionBar.self, ScrollToEndButton.self, TypingIndicatorView.self,
            UnreadBadge.self, VoiceMessageView.self, WaveformView.self,
        ],
        "Common": [
            AccordionView.self, BannerMessageView.self, DrawerController.self, ListDetailController.self,
            LoadingOverlay.self, PillTabBar.self, PillTabBarController.self, RangeSlider.self,
            SegmentedContainerController.self, SkeletonView.self, ThemedCard.self, TooltipView.self,
        ],
        "Fitness": [
            ActivityRingsView.self, CountdownView.self, GoalDial.self, HeartRateView.self, LapTableView.self,
            StatTile.self, StatsController.self, WeekBarsView.self, WorkoutController.self,
        ],
        "Mail": [
            AttachmentView.self, ComposeController.self, FolderCell.self, FoldersController.self, MailCell.self,
            MailReaderController.self, MailboxController.self, RecipientChip.self, RecipientsView.self,
            ThreadHeaderView.self,
        ],
        "News": [
            ArticleController.self, BylineView.self, CategoryTabsView.self, FontSizeControl.self, HeadlineCell.self,
            HeroArticleView.self, NewsController.self, PaywallView.self, ReadingProgressView.self, TickerView.self,
            TopicsController.self,
        ],
        "Onboarding": [
            OnboardingController.self, OnboardingPageView.self, PageDotsView.self, PermissionCard.self,
            PermissionsController.self, TermsController.self,
        ],
        "Photos": [
            AlbumView.self, AlbumsController.self, CompareView.self, FilmstripView.self, PhotoCell.self,
            PhotoGridController.self, PhotoViewerController.self,
        ],
        "Podcast": [
            ArtworkView.self, DownloadRing.self, EpisodeCell.self, MarqueeLabel.self, MiniPlayerView.self,
            NowPlayingController.self, PlayPauseButton.self, PodcastTabController.self, QueueController.self,
            ScrubberControl.self, SleepTimerView.self, SpeedPicker.self,
        ],
        "Recipes": [
            CheckBox.self, CloudTag.self, CookingController.self, DifficultyView.self, IngredientRow.self,
            NutritionGrid.self, NutritionTile.self, RecipeController.self, ServingsControl.self, StepCell.self,
            TagCloudView.self,
        ],
        "Shop": [
            CartLineCell.self, CartScreen.self, CartSummaryView.self, FormField.self, GridHeader.self,
            HostingCollectionCell<UIView>.self, LoadingButton.self, PriceLabel.self, ProductCardView.self,
            ProductCell.self, ProductGridController.self, PromoBanner.self, QuantityStepper.self,
            ShippingFormController.self, SizePicker.self, StarsView.self, SwatchPicker.self,
        ],
        "Social": [
            ExpandableTextView.self, FeedController.self, FollowButton.self, LikeButton.self, PollOptionView.self,
            PollView.self, PostCell.self, ProfilePageController.self, StoriesBar.self, StoryView.self,
        ],
        "Todo": [
            AddTodoBar.self, CardDeckController.self, EmptyStateView.self, SwipeCardView.self, TodoCell.self,
            TodoController.self, UndoToast.self,
        ],
        "Travel": [
            BoardingPassView.self, DateRangeView.self, FlightCardView.self, HotelCell.self, HotelsController.self,
            ItineraryRow.self, ItineraryView.self, PickerField.self, PriceTagView.self, RouteLineView.self,
            SeatMapView.self, SeatView.self, TripSearchController.self,
        ],
        "Others": [
            BadgeLabelView.self, BadgeView.self, BannerController.self, BannerView.self, BubbleView.self,
            CardView.self, CartController.self, ChartView.self, CircleImageView.self, ClockHandView.self,
            CommentCell.self, CommentsViewController.self, DashedBorderView.self, FadingScrollView.self, FlexBox.self,
            FlipView.self, FormView.self, GradientButton.self, HoleView.self, InspectableView.self, KeyboardForm.self,
            ListViewController.self, LoadingView.self, LoggingViewController.self, LoginViewController.self,
            MessageCell.self, MessagesViewController.self, NoticeView.self, OverlayController.self, PaddedLabel.self,
            PagerView.self, PinchImage.self, ProfileHeaderView.self, ProgressRingView.self, PullCard.self,
            PulseView.self, RatingControl.self, ReorderingStack.self, SaveController.self, SeparatorCell.self,
            SessionView.self, SheetView.self, SpinnerView.self, SwitchingViewController.self, TagCell.self,
            TagLayerView.self, TagsViewController.self, TileCell.self, TilesViewController.self, UnderlinedField.self,
            Wishing.self,
        ],
    ]

    @Test("There are more than two hundred of them, all views or controllers")
    func count() {
        let classes = Self.classes.values.joined()
        #expect(classes.allSatisfy { $0 is UIView.Type || $0 is UIViewController.Type })
        #expect(Set(classes.map(ObjectIdentifier.init)).count > 200)
    }
}
