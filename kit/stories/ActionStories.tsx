import { Archive, Bell, Check, Download, Ellipsis, Moon, Plus, Sun, Trash2, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { Button, type ButtonType, Chip, IconButton, Kbd, Link, Menu, Toolbar, Tooltip } from '../src/index.ts'
import { Story } from './Story.tsx'

/** How often a story was asked to do something, and what counts it. */
function useClicks() {
  const [clicks, setClicks] = useState(0)
  return { clicked: `Clicked ${clicks} times.`, click: () => setClicks(clicks + 1) }
}

const types: ButtonType[] = ['primary', 'secondary', 'text', 'accept', 'warning', 'danger']

export function ButtonStory() {
  const { clicked, click } = useClicks()
  return (
    <Story name="Button" says={`Six types; busy and disabled ignore a click. ${clicked}`}>
      {types.map((type) => (
        <Button key={type} type={type} onClick={click}>
          {type}
        </Button>
      ))}
      {types.map((type) => (
        <Button key={type} type={type} busy busyText="Sending…" onClick={click}>
          busy
        </Button>
      ))}
      {types.map((type) => (
        <Button key={type} type={type} disabled onClick={click}>
          disabled
        </Button>
      ))}
      <Button type="primary" icon={Plus}>
        New invoice
      </Button>
      <Button icon={Download}>Export</Button>
      <Button type="primary">
        Approve <Kbd>A</Kbd>
      </Button>
      <Button icon={Ellipsis} label="More" />
    </Story>
  )
}

export function IconButtonStory() {
  return (
    <Story name="IconButton" says="An icon with its name as a tooltip.">
      <IconButton icon={Bell} label="Notifications, 3 new" count="3" />
      <IconButton icon={Check} label="Approve" hint={<Kbd>A</Kbd>} type="secondary" />
      <IconButton icon={Archive} label="Archive" type="secondary" disabled />
      <IconButton icon={Archive} label="Archive" type="secondary" busy />
    </Story>
  )
}

export function MenuStory() {
  const { clicked, click } = useClicks()
  const [branch, setBranch] = useState('hh')
  return (
    <Story name="Menu" says={`Arrows and first letters move, Enter does, Escape returns the focus. ${clicked}`}>
      <Menu
        entries={[
          { id: 'assign', text: 'Assign', icon: UserPlus, keys: 'E', onSelect: click },
          { id: 'archive', text: 'Archive', note: 'Your side only', icon: Archive, onSelect: click },
          { id: 'locked', text: 'Not now', disabled: true, onSelect: click },
          'line',
          { id: 'delete', text: 'Delete draft', icon: Trash2, danger: true, onSelect: click },
        ]}
      >
        <Button icon={Ellipsis}>More</Button>
      </Menu>
      <Menu
        label="Branch"
        head={<b>Nordlicht Handel AG</b>}
        entries={[
          { id: 'hh', text: 'Hamburg branch', chosen: branch === 'hh', onSelect: () => setBranch('hh') },
          { id: 'hl', text: 'Lübeck branch', chosen: branch === 'hl', onSelect: () => setBranch('hl') },
          'line',
          { id: 'light', text: 'Light', icon: Sun, onSelect: click },
          { id: 'dark', text: 'Dark', icon: Moon, onSelect: click },
        ]}
      >
        <IconButton icon={Ellipsis} label="Branch" />
      </Menu>
    </Story>
  )
}

export function ChipStory() {
  const { clicked, click } = useClicks()
  return (
    <Story name="Chip" says={`A filter that holds, to change or to take away. ${clicked}`}>
      <Chip
        label="Type"
        value="Invoice, Credit note"
        onClick={click}
        onRemove={click}
        removeLabel="Remove filter Type"
      />
      <Chip label="Amount" value="≥ €500" onRemove={click} removeLabel="Remove filter Amount" />
      <Chip label="Due this week" />
      <Chip label="+ Filter" add onClick={click} />
    </Story>
  )
}

export function LinkStory() {
  return (
    <Story name="Link and Toolbar" says="A toolbar is one stop of the Tab key; arrows move along it.">
      <Link href="#menu">Documents</Link>
      <span>
        Refused without a{' '}
        <Link href="#fields" inline>
          buyer reference
        </Link>
        .
      </span>
      <Toolbar label="Document">
        <Button type="primary">Approve</Button>
        <Button>Reject…</Button>
        <Tooltip text="Gives it to another person" hint={<Kbd>E</Kbd>}>
          <Button>Assign</Button>
        </Tooltip>
        <Button type="text">Open</Button>
      </Toolbar>
    </Story>
  )
}
