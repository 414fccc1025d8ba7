import { expect, it } from 'vitest'
import { inkOn } from './inkOn.ts'

it('writes white on a dark colour and near black on a light one', () => {
  expect(['#0b5c66', '#7c2d12', '#000000', '#25528f'].map(inkOn)).toEqual(Array(4).fill('#ffffff'))
  expect(['#ffffff', '#facc15', '#a3e635', '#f0b45c'].map(inkOn)).toEqual(Array(4).fill('#14171a'))
})

it('takes nothing else for a colour: a manifest may hold anything', () => {
  for (const text of ['', 'red', '#fff', '#12345g', 'url(https://else.where/)', '#0b5c66;inset:0']) {
    expect(inkOn(text), text).toBeUndefined()
  }
})
