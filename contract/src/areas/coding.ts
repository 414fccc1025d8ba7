import { entry } from './coding/entry.ts'
import { lists } from './coding/lists.ts'
import { rules } from './coding/rules.ts'
import { suggestions } from './coding/suggestions.ts'

/** 001 §7 Coding: its lists of codes, the codes of a document, rules and learning that propose them. */
export const coding = { ...lists, ...entry, ...rules, ...suggestions }
