import type { ComponentType } from 'react'
import type * as kit from '../src/index.ts'
import { ButtonStory, ChipStory, IconButtonStory, LinkStory, MenuStory } from './ActionStories.tsx'
import { CommandStory } from './CommandStory.tsx'
import { AmountStory, AppIconStory, IconStory, KeyHelpStory, ProgressStory, StatusStory } from './FeedbackStories.tsx'
import { DropZoneStory, FieldsStory, QuietFieldsStory, RadioBoxStory } from './FieldStories.tsx'
import { HeaderBarStory, ScrollRegionStory, SplitPaneStory, TabsStory } from './LayoutStories.tsx'
import {
  DefinitionListStory,
  EmptyStateStory,
  HistoryStory,
  SelectionBarStory,
  SkeletonStory,
  TreeStory,
} from './ListStories.tsx'
import { MillionStory } from './MillionStory.tsx'
import { ConfirmDialogStory, CoverStory, DialogFormStory, ModalStory, ToastStory } from './OverlayStories.tsx'
import { TableStory } from './TableStory.tsx'

/** What the kit offers that is drawn: its capitalised values. */
type ComponentName = {
  [Name in keyof typeof kit]: Name extends Capitalize<Name> ? Name : never
}[keyof typeof kit]

/** The story of each component; several share one. One without a story is no type, and fails stories.test.ts. */
export const storyOf = {
  Amount: AmountStory,
  AppIcon: AppIconStory,
  Avatar: AppIconStory,
  Badge: AmountStory,
  Button: ButtonStory,
  Checkbox: FieldsStory,
  Chip: ChipStory,
  ColumnChooser: TableStory,
  ComboBox: FieldsStory,
  CommandList: CommandStory,
  CommandPalette: CommandStory,
  ConfirmDialog: ConfirmDialogStory,
  ConfirmIcon: ConfirmDialogStory,
  Cover: CoverStory,
  DataGrid: TableStory,
  DateField: FieldsStory,
  DecimalField: FieldsStory,
  DefinitionList: DefinitionListStory,
  DialogForm: DialogFormStory,
  DropZone: DropZoneStory,
  EmptyState: EmptyStateStory,
  FilterBar: TableStory,
  GridRow: TableStory,
  HeaderBar: HeaderBarStory,
  History: HistoryStory,
  Icon: IconStory,
  IconButton: IconButtonStory,
  Kbd: AmountStory,
  KeyHelp: KeyHelpStory,
  KitProvider: ButtonStory,
  Link: LinkStory,
  Menu: MenuStory,
  MenuPopover: MenuStory,
  Modal: ModalStory,
  MoneyField: FieldsStory,
  Progress: ProgressStory,
  RadioBox: RadioBoxStory,
  RadioGroup: FieldsStory,
  ScrollRegion: ScrollRegionStory,
  SearchField: FieldsStory,
  Select: FieldsStory,
  SelectionBar: SelectionBarStory,
  Skeleton: SkeletonStory,
  SplitPane: SplitPaneStory,
  Status: StatusStory,
  StatusShape: StatusStory,
  Switch: FieldsStory,
  Table: TableStory,
  Tabs: TabsStory,
  TextArea: FieldsStory,
  TextField: FieldsStory,
  ToastRegion: ToastStory,
  Toolbar: LinkStory,
  Tooltip: LinkStory,
  Tree: TreeStory,
} satisfies Record<ComponentName, ComponentType>

/** The stories by the folder of what they show, as the page lists them; `table` and `millions` have pages of their own. */
export const pages = {
  actions: [ButtonStory, IconButtonStory, MenuStory, ChipStory, CommandStory, LinkStory],
  fields: [FieldsStory, DropZoneStory, QuietFieldsStory, RadioBoxStory],
  overlays: [ModalStory, DialogFormStory, ConfirmDialogStory, CoverStory, ToastStory],
  feedback: [IconStory, StatusStory, AmountStory, AppIconStory, KeyHelpStory, ProgressStory],
  lists: [SelectionBarStory, HistoryStory, TreeStory, DefinitionListStory, EmptyStateStory, SkeletonStory],
  table: [TableStory],
  millions: [MillionStory],
  layout: [HeaderBarStory, ScrollRegionStory, SplitPaneStory, TabsStory],
} satisfies Record<string, readonly ComponentType[]>
