import { button, chosen, focusOn, hides, type Promised, role, says, shows } from './promised.ts'

export const actions: readonly Promised[] = [
  {
    of: 'Button',
    at: button('button', 'primary'),
    steps: [
      ['Enter', says('Clicked 1 times')],
      ['Space', says('Clicked 2 times')],
    ],
  },
  {
    of: 'IconButton',
    at: button('iconbutton', 'Notifications, 3 new'),
    steps: [['Tab', shows(role('tooltip', { name: 'Approve' }))]],
  },
  {
    of: 'Menu',
    at: button('menu', 'More'),
    steps: [
      ['Enter', focusOn(role('menuitem', { name: /Assign/ }))],
      ['ArrowDown', focusOn(role('menuitem', { name: /Archive/ }))],
      ['d', focusOn(role('menuitem', { name: /Delete draft/ }))],
      ['Escape', focusOn(button('menu', 'More'))],
      ['ArrowDown', focusOn(role('menuitem', { name: /Assign/ }))],
      ['Enter', says('Clicked 1 times')],
    ],
  },
  {
    of: 'Menu as a choice',
    at: button('menu', 'Branch'),
    steps: [
      ['Enter', chosen(role('menuitemradio', { name: 'Hamburg branch' }))],
      ['ArrowDown', focusOn(role('menuitemradio', { name: 'Lübeck branch' }))],
      ['Enter', focusOn(button('menu', 'Branch'))],
      ['Enter', chosen(role('menuitemradio', { name: 'Lübeck branch' }))],
    ],
  },
  {
    of: 'Chip',
    at: button('chip', /Type Invoice/),
    steps: [
      ['Enter', says('Clicked 1 times')],
      ['Tab', focusOn(button('chip', 'Remove filter Type'))],
      ['Enter', says('Clicked 2 times')],
    ],
  },
  {
    of: 'Toolbar',
    at: button('link-and-toolbar', 'Approve'),
    steps: [
      ['ArrowRight', focusOn(button('link-and-toolbar', 'Reject…'))],
      ['ArrowRight', shows(role('tooltip', { name: /Gives it to another person/ }))],
      ['Escape', hides(role('tooltip'))],
      ['Shift+Tab', focusOn(role('link', { name: 'buyer reference' }))],
      ['Tab', focusOn(button('link-and-toolbar', 'Assign'))],
    ],
  },
  {
    of: 'CommandPalette',
    at: button('commandpalette', 'Search, or jump to'),
    steps: [
      ['Enter', focusOn(role('combobox', { name: 'Search, or jump to' }))],
      ['t h', shows(role('option', { name: 'Dark theme', selected: true }))],
      ['ArrowDown', shows(role('option', { name: 'Light theme', selected: true }))],
      ['ArrowDown', shows(role('option', { name: 'Dark theme', selected: true }))],
      ['ArrowUp', shows(role('option', { name: 'Light theme', selected: true }))],
      [
        'Enter',
        async (page) => {
          await says('Done: Light theme')(page)
          await focusOn(button('commandpalette', 'Search, or jump to'))(page)
        },
      ],
      ['Enter', shows(role('option', { name: /New invoice/, selected: true }))],
      ['Escape', focusOn(button('commandpalette', 'Search, or jump to'))],
    ],
  },
]
