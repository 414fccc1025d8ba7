import { entry } from './coding/entry.ts'
import { lists } from './coding/lists.ts'

/** 001 §7 Coding: its lists of codes, and the codes of a document. */
export const coding = { ...lists, ...entry }
