import { at, attribute, child, textOf } from '../xml/access.ts'
import type { Tree } from '../xml/tree.ts'
import { linesOf } from './head.ts'

/** A class of things (BT-158), and of which scheme it is one (UNCL7143). */
export type Classification = { readonly code: string; readonly scheme?: string | undefined }

/** What the item of each line is classified as, in the order of the lines; the first where there are several. */
export const classificationsOf = (tree: Tree): (Classification | undefined)[] =>
  linesOf(tree).map((line) => {
    const code = at(child(line, 'cac:Item'), 'cac:CommodityClassification', 'cbc:ItemClassificationCode')
    const text = textOf(code)
    return text === undefined ? undefined : { code: text, scheme: attribute(code, 'listID') }
  })
