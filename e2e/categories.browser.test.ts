import { barsNobody } from './support/accessibility.ts'
import { eventually, test } from './support/journey.ts'
import { tabTo } from './support/keyboard.ts'
import { jonas, svea } from './support/people.ts'
import { saveRequisition } from './support/procurement.ts'
import { mainly } from './support/widths.ts'

const wide = { width: 1280, scheme: 'light' } as const
const narrow = { width: 390, scheme: 'dark' } as const

test.for(mainly(390, [wide, narrow]))(
  'who needs something says what kind of thing it is, in words, and reads it so again ($width px)',
  async (screen, { signIn }) => {
    const purpose = `Shelves ${crypto.randomUUID().slice(0, 4)}`
    const { page, app } = await signIn(svea, { ...screen, at: '#/Kontor.Buy/new' })
    await app.getByRole('textbox', { name: 'Purpose' }).fill(purpose)
    await app.getByRole('combobox', { name: 'Item 1', exact: true }).fill('Shelf')
    await page.keyboard.press('Tab')
    await app.getByRole('textbox', { name: 'Price, item 1' }).fill('70')
    const category = app.getByRole('combobox', { name: 'Category, item 1' })
    // Its list stays where the field does not move any more.
    await category.click()
    await category.fill('furn')
    await app.getByRole('option', { name: /^Furniture, domestic appliances/ }).click()
    await app.getByRole('button', { name: 'Add item' }).click()
    await app.getByRole('combobox', { name: 'Item 2', exact: true }).fill('Pencils')
    await page.keyboard.press('Tab')
    // A code that no list here has is of either classification.
    const second = app.getByRole('combobox', { name: 'Category, item 2' })
    await second.click()
    await second.fill('44121706')
    await app.getByRole('option', { name: 'UNSPSC 44121706' }).click()
    await barsNobody(page)
    await saveRequisition(app)
    await app.getByRole('tab', { name: 'Drafts' }).click()
    await app.getByRole('button', { name: new RegExp(purpose) }).click()
    await eventually(() => category.inputValue()).toMatch(/^Furniture, domestic appliances/)
    await eventually(() => second.inputValue()).toBe('UNSPSC 44121706')
  },
)

test('categories: who needs what was bought before finds its category proposed first, and why', async ({ signIn }) => {
  const { page, app } = await signIn(svea, { at: '#/Kontor.Buy/new' })
  await app.getByRole('combobox', { name: 'Item 1', exact: true }).fill('Steel shelf, 180 × 60 cm')
  const category = app.getByRole('combobox', { name: 'Category, item 1' })
  await eventually(() => category.getAttribute('placeholder')).toMatch(/^Suggested: Furniture, domestic appliances/)
  await tabTo(page, category)
  await page.keyboard.press('ArrowDown')
  const first = app.getByRole('option').first()
  await first.getByText(/CPV 39000000 · \d+% likely, by what was bought before$/).waitFor()
  await page.keyboard.press('Enter')
  await eventually(() => category.inputValue()).toMatch(/^Furniture, domestic appliances/)
  await barsNobody(page)
  await app.getByRole('combobox', { name: 'Item 1', exact: true }).fill('Zither')
  await eventually(async () => (await category.getAttribute('placeholder')) ?? '').not.toMatch(/Suggested/)
})

test.for(mainly(1280, [wide, narrow]))(
  'a head sets other tolerances for one category, and takes them back ($width px)',
  async (screen, { signIn }) => {
    const { page, app } = await signIn(jonas, { ...screen, at: '#/Kontor.Match/' })
    const open = async () => {
      await app.getByRole('button', { name: 'Tolerances' }).click()
      return app.getByRole('dialog', { name: 'Tolerances' })
    }
    const saved = async () => {
      await app.getByRole('dialog', { name: 'Tolerances' }).getByRole('button', { name: 'Save' }).click()
      await page
        .getByText(/Tolerances saved\./)
        .first()
        .waitFor()
    }
    const title = 'All suppliers · Education and training services'
    const dialog = await open()
    const category = dialog
      .getByRole('group', { name: 'All suppliers', exact: true })
      .getByRole('combobox', { name: 'Other limits for one category' })
    // A list closes where what is around it scrolls.
    await category.click()
    await category.fill('training')
    await app.getByRole('option', { name: /Education and training/ }).click()
    await dialog.getByRole('group', { name: title }).getByRole('textbox', { name: 'Quantity higher by' }).fill('10')
    await barsNobody(page)
    await saved()
    const again = await open()
    await again.getByRole('group', { name: title }).waitFor()
    await again.getByRole('button', { name: `Remove the limits of ${title}` }).click()
    await saved()
  },
)

test.for(mainly(1280, [wide, narrow]))(
  'who knows no word for it finds it level by level, by keyboard, and reads where it stands ($width px)',
  async (screen, { signIn }) => {
    const purpose = `Desks ${crypto.randomUUID().slice(0, 4)}`
    const { page, app } = await signIn(svea, { ...screen, at: '#/Kontor.Buy/new' })
    await app.getByRole('textbox', { name: 'Purpose' }).fill(purpose)
    await app.getByRole('combobox', { name: 'Item 1', exact: true }).fill('Desk')
    await page.keyboard.press('Tab')
    await app.getByRole('textbox', { name: 'Price, item 1' }).fill('170')
    const category = app.getByRole('combobox', { name: 'Category, item 1' })
    const browse = app.getByRole('button', { name: 'Browse categories' })
    await browse.click()
    const dialog = app.getByRole('dialog', { name: 'Choose a category' })
    const row = (name: RegExp) => dialog.getByRole('row', { name })
    await row(/^Furniture, domestic appliances/).waitFor()
    const focused = (name: RegExp) =>
      eventually(() => row(name).evaluate((one) => one === one.ownerDocument.activeElement)).toBe(true)
    const press = (key: string) => page.keyboard.press(key)
    // Typed first letters lead to a row, as in any tree.
    await press('Tab')
    await page.keyboard.type('fur')
    await focused(/^Furniture, domestic appliances/)
    await press('ArrowRight')
    await row(/^Furniture CPV/).waitFor()
    await press('ArrowDown')
    await focused(/^Furniture CPV/)
    await press('ArrowRight')
    await row(/^Office furniture/).waitFor()
    await press('ArrowDown')
    await focused(/^Tables, cupboards/)
    await press('ArrowRight')
    await row(/^Desks/).waitFor()
    await press('ArrowLeft')
    await row(/^Desks/).waitFor({ state: 'detached' })
    await press('ArrowRight')
    await row(/^Desks/).waitFor()
    await barsNobody(page)
    await press('ArrowDown')
    await focused(/^Desks/)
    await press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await eventually(() => category.inputValue()).toBe('Desks')
    await app
      .getByText(
        'Furniture, domestic appliances and cleaning products › Furniture › Tables, cupboards, desks and bookcases',
        { exact: true },
      )
      .waitFor()
    // Open down to what is chosen; a search says of each where it stands.
    await browse.click()
    await row(/^Desks/).waitFor()
    await dialog.getByRole('searchbox', { name: 'Search categories' }).fill('filing')
    await row(/^Filing cabinets.*Office furniture/).click()
    await eventually(() => category.inputValue()).toBe('Filing cabinets')
    await app.getByRole('button', { name: 'Request approval' }).click()
    await app.getByRole('button', { name: new RegExp(purpose) }).click()
    await app
      .getByText(
        'Furniture, domestic appliances and cleaning products › Furniture › Office furniture › Filing cabinets',
      )
      .waitFor()
  },
)
