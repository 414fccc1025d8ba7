import { expect, test } from 'vitest'
import { inOrder, parentOf } from './companies.ts'

const company = (Id: string, Name: string, ParentId?: string) => ({
  Id,
  Name,
  Country: 'DE',
  ...(ParentId && { ParentId }),
})
const all = [
  company('3', 'Bremen', '1'),
  company('2', 'Alster KG'),
  company('1', 'Nordlicht AG'),
  company('4', 'Altona', '1'),
]

test('branches stand below their company', () => {
  expect(inOrder(all).map(({ Name }) => Name)).toEqual(['Alster KG', 'Nordlicht AG', 'Altona', 'Bremen'])
})

test('a branch whose company is closed to the person stands for itself', () => {
  const branch = company('3', 'Bremen', '1')
  expect(parentOf(branch, [branch])).toBeUndefined()
  expect(inOrder([branch])).toEqual([branch])
})
