import { describe, expect, test } from 'vitest'
import { rulesOf } from '../../schema/schema.ts'
import { CII } from '../names.ts'

import type { Path } from '../path.ts'
import { ciiChildren } from '../schema/schema.ts'
import type { Row } from './term.ts'
import { termsOf } from './terms.ts'

const types = ['Invoice', 'CreditNote'] as const

/** Every step of a table's paths, from the root down, with those of their conditions. */
function walk<At>(rows: readonly Row[], syntax: 'ubl' | 'cii', root: At, into: (at: At, name: string) => At): void {
  const follow = (from: At, { steps }: Path): At =>
    steps.reduce((at, { name, tests }) => {
      const here = into(at, name)
      for (const { path } of tests) follow(here, path)
      return here
    }, from)
  for (const row of rows) {
    const there = follow(root, row[syntax])
    if ('rows' in row) walk(row.rows, syntax, there, into)
  }
}

describe.each(types)('the terms of an %s', (type) => {
  const rows = termsOf(type)

  test('are all of EN 16931 but those that are the unit of another', () => {
    const ids = new Set<string>()
    const collect = (some: readonly Row[]): void => {
      for (const row of some) {
        for (const [id] of row.id.matchAll(/BT-\d+/g)) ids.add(id)
        if ('rows' in row) collect(row.rows)
      }
    }
    collect(rows)
    const all = Array.from({ length: 165 }, (_, i) => `BT-${i + 1}`)
    // There is no BT-4. BT-130 and BT-150 are the unitCode of the quantities BT-129 and BT-149.
    expect(all.filter((id) => !ids.has(id))).toEqual(['BT-4', 'BT-130', 'BT-150'])
  })

  test('stand where the model of UBL has a place', () => {
    walk(rows, 'ubl', type as string, (parent, name) => {
      const child = rulesOf(parent)?.children.find((one) => one.name === name)
      expect(child, `${name} in ${parent}`).toBeDefined()
      return child?.type ?? ''
    })
  })

  test('stand in CII where the order is known, or where there is nothing to order', () => {
    const only = new Map<string, string>()
    walk(rows, 'cii', CII as string, (parent, name) => {
      const order = ciiChildren(parent)
      if (order) expect([...order.keys()], `${name} in ${parent}`).toContain(name.slice(name.indexOf(':') + 1))
      else {
        expect(only.get(parent) ?? name, parent).toBe(name)
        only.set(parent, name)
      }
      return name
    })
  })
})
