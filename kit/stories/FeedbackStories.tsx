import { Check, FileText } from 'lucide-react'
import {
  Amount,
  AppIcon,
  Avatar,
  Badge,
  Icon,
  type IconSize,
  type IconType,
  Kbd,
  KeyHelp,
  Progress,
  Status,
} from '../src/index.ts'
import { Story } from './Story.tsx'

const sizes: IconSize[] = ['small', 'medium', 'large', 'extra-large']
const types: IconType[] = [
  'default',
  'inverted',
  'primary',
  'danger',
  'error',
  'success',
  'active',
  'info',
  'focus',
  'warning',
  'disabled',
  'disabled-checked',
  'suggested',
  'slate-lightest',
  'gray-darker',
  'action',
]

export function IconStory() {
  return (
    <Story name="Icon" says="12, 16, 24 and 60 px in sixteen colours.">
      {sizes.map((size) => (
        <Icon key={size} of={FileText} size={size} />
      ))}
      <Icon of={FileText} />
      {types.map((type) => (
        <span key={type} title={type}>
          <Icon of={Check} size="large" type={type} label={type} />
        </span>
      ))}
    </Story>
  )
}

export function StatusStory() {
  return (
    <Story name="Status" says="Shape, colour and word.">
      <Status tone="good">Approved</Status>
      <Status tone="warn">Waiting for you</Status>
      <Status tone="bad">Overdue 4 days</Status>
      <Status tone="info">Delivered 14:02</Status>
      <Status tone="mute">Draft</Status>
    </Story>
  )
}

export function AmountStory() {
  return (
    <Story name="Amount">
      <Amount currency="EUR" value="9,214.17" />
      <Amount currency="DKK" value="−31,250.00" strong />
      <Amount value="720.00" />
      <Badge text="12" label="12 to approve" /> <Badge text="3" tone="bad" /> <Badge text="9" tone="accent" />
      <Kbd>Ctrl K</Kbd>
    </Story>
  )
}

export function AppIconStory() {
  return (
    <Story name="AppIcon and Avatar">
      <AppIcon name="Documents" icon={FileText} /> <AppIcon name="Kontor" /> <AppIcon name="Buy" size="large" />
      <AppIcon name="Harbour" color="#7c2d12" /> <AppIcon name="Lemon" color="#facc15" size="large" />
      <AppIcon name="Picture" src="./picture.svg" size="large" />
      <AppIcon name="Gone" src="./no-such-picture.png" color="#25528f" size="large" />
      <Avatar name="Lena Meier" named /> <Avatar name="Østersund Papir AB" size="small" named />
    </Story>
  )
}

export function ProgressStory() {
  return (
    <Story name="Progress">
      <Progress label="Importing suppliers" value={0.3} text="120 of 400" />
      <Progress label="Waiting for the other side" />
    </Story>
  )
}

export function KeyHelpStory() {
  return (
    <Story name="KeyHelp" says="Keys by where they hold.">
      <KeyHelp
        groups={[
          {
            id: 'app',
            title: 'Documents',
            keys: [
              { keys: 'J K', says: 'Next and previous document' },
              { keys: 'A', says: 'Accept' },
              { keys: 'R', says: 'Reject' },
            ],
          },
          { id: 'shell', title: 'Everywhere', keys: [{ keys: 'Ctrl K', says: 'Search, or jump to anything' }] },
        ]}
      />
    </Story>
  )
}
