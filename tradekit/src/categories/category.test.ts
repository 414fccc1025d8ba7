import { expect, test } from 'vitest'
import { branchesOf, type Found, keyOf, pathOf, wholePathOf } from './category.ts'

const found = (CommodityCode: string, Name: string, more: Partial<Found> = {}): Found => ({
  ...{ CommodityCode, CommodityScheme: 'CPV', Name, Path: [], HasChildren: false, ...more },
})
const furniture = found('39000000', 'Furniture', { HasChildren: true })
const desks = found('39121100', 'Desks', {
  Path: [
    { CommodityCode: '39000000', Name: 'Furniture' },
    { CommodityCode: '39120000', Name: 'Tables and desks' },
  ],
})

test('a category is said with what stands above it', () => {
  expect([pathOf(furniture), wholePathOf(furniture)]).toEqual(['', 'Furniture'])
  expect([pathOf(desks), wholePathOf(desks)]).toEqual([
    'Furniture › Tables and desks',
    'Furniture › Tables and desks › Desks',
  ])
})

test('one of a document, by the code of its scheme, is the one that people call by its name', () => {
  expect([keyOf({ code: '39000000', scheme: 'STI' }), keyOf({ code: '39000000' })]).toEqual([
    'CPV 39000000',
    '39000000',
  ])
})

test('the tree is as deep as it is known, and what is not there yet can be opened', () => {
  const top = new Map([['', [furniture, found('45000000', '')]]])
  expect(branchesOf(top)).toEqual([
    { id: 'CPV 39000000', label: 'Furniture', note: 'CPV 39000000', opens: true },
    { id: 'CPV 45000000', label: 'CPV 45000000', note: 'CPV 45000000', opens: false },
  ])
  const [opened] = branchesOf(new Map([...top, ['CPV 39000000', [desks]]]))
  expect(opened?.children?.map(({ label }) => label)).toEqual(['Desks'])
})
