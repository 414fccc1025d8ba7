import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { eventually } from './support/journey.ts'
import { hasFocus, tabTo } from './support/keyboard.ts'
import { type Kind, story, test } from './support/stories.ts'

/** What a component promises to the keyboard: where the focus begins, the keys pressed, and what is so afterwards. */
interface Promised {
  readonly of: string
  readonly kind: Kind
  readonly at: (page: Page) => Locator
  readonly steps: readonly (readonly [keys: string, then: (page: Page) => Promise<unknown>])[]
}

const button = (id: string, name: string | RegExp) => (page: Page) =>
  story(page, id)
    .getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
    .first()
const field =
  (name: string, role: 'textbox' | 'combobox' | 'searchbox' = 'textbox') =>
  (page: Page) =>
    page.getByRole(role, { name, exact: true }).first()
const says = (text: string | RegExp) => (page: Page) => page.getByText(text).first().waitFor()
const focusOn = (place: (page: Page) => Locator) => (page: Page) => eventually(() => hasFocus(place(page))).toBe(true)
const shows = (place: (page: Page) => Locator) => (page: Page) => place(page).waitFor()
const hides = (place: (page: Page) => Locator) => (page: Page) => place(page).waitFor({ state: 'hidden' })
const holds = (place: (page: Page) => Locator, value: string) => (page: Page) =>
  eventually(() => place(page).inputValue()).toBe(value)
const role =
  (name: Parameters<Page['getByRole']>[0], options: Parameters<Page['getByRole']>[1] = {}) =>
  (page: Page) =>
    page.getByRole(name, options).first()
const chosen =
  (place: (page: Page) => Locator, on = true) =>
  (page: Page) =>
    eventually(() => place(page).isChecked()).toBe(on)
const scrolled = (place: (page: Page) => Locator) => (page: Page) =>
  eventually(() => place(page).evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
const activeRow = (page: Page) =>
  page.getByRole('grid', { name: 'Documents', exact: true }).locator('.k-grid-row[data-active]')
const rowIs = (number: string) => (page: Page) => eventually(() => activeRow(page).textContent()).toContain(number)

const table: readonly Promised[] = [
  {
    of: 'Button',
    kind: 'actions',
    at: button('button', 'primary'),
    steps: [
      ['Enter', says('Clicked 1 times')],
      ['Space', says('Clicked 2 times')],
    ],
  },
  {
    of: 'IconButton',
    kind: 'actions',
    at: button('iconbutton', 'Notifications, 3 new'),
    steps: [['Tab', shows(role('tooltip', { name: 'Approve' }))]],
  },
  {
    of: 'Menu',
    kind: 'actions',
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
    kind: 'actions',
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
    kind: 'actions',
    at: button('chip', /Type Invoice/),
    steps: [
      ['Enter', says('Clicked 1 times')],
      ['Tab', focusOn(button('chip', 'Remove filter Type'))],
      ['Enter', says('Clicked 2 times')],
    ],
  },
  {
    of: 'Toolbar',
    kind: 'actions',
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
    kind: 'actions',
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
  {
    of: 'DateField',
    kind: 'fields',
    at: field('Issued'),
    steps: [
      ['Control+a 2 4 . 1 2 . Tab', holds(field('Issued'), '24 Dec 2026')],
      ['Enter', shows(role('dialog', { name: 'Choose a day' }))],
      ['ArrowRight Enter', holds(field('Issued'), '25 Dec 2026')],
      ['Enter', shows(role('dialog', { name: 'Choose a day' }))],
      ['PageDown Escape', hides(role('dialog'))],
    ],
  },
  {
    of: 'DecimalField',
    kind: 'fields',
    at: field('Price'),
    steps: [['Control+a 1 2 3 4 5 . 5 Tab', holds(field('Price'), '12,345.5')]],
  },
  {
    of: 'MoneyField',
    kind: 'fields',
    at: field('Discount'),
    steps: [
      ['Control+a 7 . 5 Tab', holds(field('Discount'), '7.50')],
      ['ArrowDown', focusOn(role('option', { name: 'EUR' }))],
      ['J Enter', shows(role('button', { name: /JPY/ }))],
    ],
  },
  {
    of: 'SearchField',
    kind: 'fields',
    at: role('checkbox', { name: 'Wait for the goods' }),
    steps: [
      ['/ 0 8 7', says('Searched for: 087')],
      ['Escape', says('Searched for: nothing')],
      ['/', focusOn(field('Search documents', 'searchbox'))],
    ],
  },
  {
    of: 'Select',
    kind: 'fields',
    at: (page) => page.getByRole('button', { name: /hour Unit|Unit hour/ }).first(),
    steps: [
      ['Enter', focusOn(role('option', { name: 'hour' }))],
      ['k', focusOn(role('option', { name: 'kilogram' }))],
      ['Enter', shows(role('button', { name: /kilogram/ }))],
      ['ArrowDown Escape', hides(role('listbox'))],
    ],
  },
  {
    of: 'ComboBox',
    kind: 'fields',
    at: field('Send to', 'combobox'),
    steps: [
      ['ArrowDown', shows(role('option', { name: /Brandt/ }))],
      // Faster than the answer comes: what fitted the letters before must not be taken.
      ['f j o ArrowDown Enter', holds(field('Send to', 'combobox'), 'Fjord Logistik A/S')],
      ['Backspace', shows(role('listbox'))],
      ['Escape', holds(field('Send to', 'combobox'), 'Fjord Logistik A/S')],
      ['Control+a Delete Tab', says('Chosen: none')],
    ],
  },
  {
    of: 'Checkbox',
    kind: 'fields',
    at: role('checkbox', { name: 'Wait for the goods' }),
    steps: [['Space', chosen(role('checkbox', { name: 'Wait for the goods' }), false)]],
  },
  {
    of: 'Switch',
    kind: 'fields',
    at: role('switch', { name: "I'm away" }),
    steps: [['Space', chosen(role('switch', { name: "I'm away" }), false)]],
  },
  {
    of: 'DropZone',
    kind: 'fields',
    at: role('textbox', { name: 'Note' }),
    steps: [['Tab', (page) => tabTo(page, page.getByRole('button', { name: 'Choose files' }))]],
  },
  {
    of: 'Modal',
    kind: 'overlays',
    at: button('modal', 'small'),
    steps: [
      ['Enter', shows(role('dialog'))],
      ['Shift+Tab Tab Tab Tab Tab Tab', (page) => eventually(() => page.locator('.k-modal :focus').count()).toBe(1)],
      ['Escape', focusOn(button('modal', 'small'))],
    ],
  },
  {
    of: 'ConfirmDialog',
    kind: 'overlays',
    at: button('confirmdialog', 'danger'),
    steps: [
      ['Enter', focusOn(role('button', { name: 'Cancel' }))],
      ['Tab', focusOn(role('button', { name: 'OK' }))],
      ['Escape', focusOn(button('confirmdialog', 'danger'))],
      ['Enter', focusOn(role('button', { name: 'Cancel' }))],
      ['Enter', hides(role('alertdialog'))],
    ],
  },
  {
    of: 'Toast',
    kind: 'overlays',
    at: button('toast', 'With Undo'),
    steps: [
      ['Enter', says('Archived 12 documents')],
      ['F6', focusOn(role('button', { name: 'Undo', exact: true }))],
      ['Enter', says('Restored 12 documents')],
      ['Space', focusOn(button('toast', 'With Undo'))],
    ],
  },
  {
    of: 'Tabs',
    kind: 'frame',
    at: role('tab', { name: /All/ }),
    steps: [
      ['ArrowRight', shows(role('tab', { name: /To approve/, selected: true }))],
      ['ArrowRight ArrowRight', shows(role('tab', { name: /All/, selected: true }))],
      ['End', shows(role('tab', { name: /Overdue/, selected: true }))],
    ],
  },
  {
    of: 'ScrollRegion',
    kind: 'frame',
    at: button('headerbar', 'New invoice'),
    steps: [
      ['Tab', focusOn(role('region', { name: 'A line that is too long' }))],
      ['ArrowRight', scrolled(role('region', { name: 'A line that is too long' }))],
    ],
  },
  {
    of: 'SplitPane',
    kind: 'frame',
    at: role('grid', { name: 'Documents with a preview' }),
    steps: [['ArrowDown', shows((page) => page.getByRole('complementary').getByText('RE-2026-099999'))]],
  },
  {
    of: 'FilterBar',
    kind: 'table',
    at: button('table', /Type Invoice/),
    steps: [
      ['Enter', chosen(role('menuitemcheckbox', { name: 'Invoice' }))],
      ['ArrowDown Space', chosen(role('menuitemcheckbox', { name: 'Credit note' }))],
      ['Escape', focusOn(button('table', 'Type Invoice, Credit note'))],
      ['Tab Enter', focusOn(button('table', 'Type'))],
    ],
  },
  {
    of: 'ColumnChooser',
    kind: 'table',
    at: button('table', 'Columns'),
    steps: [
      ['Enter', shows(role('dialog', { name: 'Columns' }))],
      ['Tab Tab Space', hides(role('columnheader', { name: 'From' }))],
      ['Space', shows(role('columnheader', { name: 'From' }))],
      ['Alt+ArrowUp', (page) => eventually(() => headsOf(page)).toEqual(['Number', 'Status', 'From', 'Amount'])],
      ['Escape', focusOn(button('table', 'Columns'))],
    ],
  },
  {
    of: 'Table',
    kind: 'table',
    at: role('grid', { name: 'Documents' }),
    steps: [
      ['ArrowDown ArrowDown', rowIs('RE-2026-099999')],
      ['PageDown', rowIs('RE-2026-099979')],
      ['End', rowIs('RE-2026-000001')],
      ['Home', rowIs('RE-2026-100000')],
      ['j k Enter', says('Opened: RE-2026-100000')],
      ['Space', says('Chosen: 1.')],
      ['Shift+ArrowDown Shift+ArrowDown', says('Chosen: 3.')],
      ['Shift+ArrowUp', says('Chosen: 2.')],
      ['Control+a', says('Chosen: 100000.')],
      ['Space', says('Chosen: 99999.')],
      ['Escape', says('Chosen: 0.')],
    ],
  },
]

const headsOf = (page: Page) =>
  page
    .getByRole('columnheader')
    .allInnerTexts()
    .then((heads) => heads.filter(Boolean))

test.for(table)('$of by keyboard alone', async ({ of, kind, at, steps }, { stories }) => {
  const page = await stories(kind)
  await at(page).focus()
  for (const [keys, then] of steps) {
    for (const key of keys.split(' ')) await page.keyboard.press(key)
    await then(page).catch((error) => {
      throw new Error(`${of}, after ${keys}: ${error}`)
    })
  }
})

test('each place that the keyboard reaches can be seen', async ({ stories }) => {
  const unseen: string[] = []
  for (const kind of ['actions', 'fields', 'table'] as const) {
    const page = await stories(kind)
    for (let stop = 0; stop < 40; stop += 1) {
      await page.keyboard.press('Tab')
      unseen.push(...(await page.evaluate(unseenFocus)))
    }
  }
  expect(unseen).toEqual([])
})

/** The element that has the focus, where neither it nor what stands for it shows a ring. */
function unseenFocus(): string[] {
  const focused = document.activeElement
  if (!focused || focused === document.body) return []
  const rings = (element: Element) => {
    const { outlineStyle, borderTopColor } = getComputedStyle(element)
    const focus = getComputedStyle(document.documentElement).getPropertyValue('--focus')
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = focus
    const ringed = outlineStyle !== 'none' || borderTopColor === getComputedStyle(probe).color
    probe.remove()
    return ringed
  }
  // A field's box, a choice's drawing and a table's row wear the ring of what is in them.
  const wearers = [
    focused,
    focused.closest('.k-box'),
    ...(focused.closest('.k-choice')?.querySelectorAll('.k-check, .k-switch') ?? []),
    focused.querySelector('.k-grid-row[data-active]'),
    focused.closest('.k-dropzone'),
  ]
  return wearers.some((element) => element && rings(element)) ? [] : [focused.outerHTML.slice(0, 160)]
}
