import { button, focusOn, type Promised, role, scrolled, shows } from './promised.ts'

export const layout: readonly Promised[] = [
  {
    of: 'Tabs',
    at: role('tab', { name: /All/ }),
    steps: [
      ['ArrowRight', shows(role('tab', { name: /To approve/, selected: true }))],
      ['ArrowRight ArrowRight', shows(role('tab', { name: /All/, selected: true }))],
      ['End', shows(role('tab', { name: /Overdue/, selected: true }))],
    ],
  },
  {
    of: 'ScrollRegion',
    at: button('headerbar', 'New invoice'),
    steps: [
      ['Tab', focusOn(role('region', { name: 'A line that is too long' }))],
      ['ArrowRight', scrolled(role('region', { name: 'A line that is too long' }))],
    ],
  },
  {
    of: 'SplitPane',
    at: role('grid', { name: 'Documents with a preview' }),
    steps: [['ArrowDown', shows((page) => page.getByRole('complementary').getByText('RE-2026-099999'))]],
  },
]
