import { entry } from './coding/entry.ts'
import { lists } from './coding/lists.ts'
import { rules } from './coding/rules.ts'

/** 001 §7 Coding: its lists of codes, the codes of a document, and rules that propose them. */
export const coding = { ...lists, ...entry, ...rules }
