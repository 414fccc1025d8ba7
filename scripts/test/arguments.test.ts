import { describe, expect, test } from 'vitest'
import { readArguments } from './arguments.ts'

describe('npm test', () => {
  test('runs everything without words, and what is named', () => {
    expect(readArguments([])).toEqual({ names: [], help: false })
    expect(readArguments(['ubl', 'approvals'])).toEqual({ names: ['ubl', 'approvals'], help: false })
    expect(readArguments(['--help'])).toMatchObject({ help: true })
  })

  test('draws a seed, or takes the one that is given', () => {
    expect(readArguments(['--shuffle'], () => 42).seed).toBe(42)
    expect(readArguments(['--shuffle', '--seed', '7'], () => 42).seed).toBe(7)
    expect(readArguments(['documents', '--shuffle', '--seed=7']).seed).toBe(7)
  })

  test.each([
    [['--colour'], "Unknown option '--colour'."],
    [['--seed', '7'], '--seed goes with --shuffle.'],
    [['--shuffle', '--seed', 'seven'], "--seed is 'seven': give a whole number."],
  ])('refuses %j in one line', (words, says) => {
    expect(() => readArguments(words)).toThrow(new Error(says))
  })
})
