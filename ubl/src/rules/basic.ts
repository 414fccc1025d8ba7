import { enclosedIn, enclosedOf, maxEmbeddedFiles } from '../document/enclosed.ts'
import { receiverOf, senderOf } from '../document/roles.ts'
import { t } from '../message.ts'
import { child, text, textOf } from '../xml/access.ts'
import type { XmlElement } from '../xml/tree.ts'
import { isCode } from './code-lists.ts'
import { type Rule, rule } from './rule.ts'
import { has } from './trade-document.ts'

/** Kontor's own: what a document of any type must have to be sent, filed and found. */
export const basicRules: readonly Rule[] = [
  rule(
    'document',
    'KONTOR-01',
    'BT-1',
    (root) => has(root, 'cbc:ID'),
    'The document has no number.',
    'Enter a number for it.',
  ),
  rule(
    'document',
    'KONTOR-02',
    'BT-2',
    (root) => has(root, 'cbc:IssueDate'),
    'The document has no issue date.',
    'Add the issue date.',
  ),
  rule(
    'document',
    'KONTOR-03',
    'BT-27',
    (_, { tree }) => senderOf(tree).name !== '',
    'The document does not state its sender.',
    "Enter the sender's name.",
  ),
  rule(
    'document',
    'KONTOR-04',
    'BT-44',
    (_, { tree }) => receiverOf(tree).name !== '',
    'The document does not state its receiver.',
    "Enter the receiver's name.",
  ),
  rule(
    'document',
    'KONTOR-08',
    'BT-5',
    (_, { currency }) => currency === undefined || isCode('ISO4217_2015', currency),
    (_, { currency }) => t`${currency} is not an ISO 4217 currency code.`,
    'Choose a currency.',
    'warning',
  ),
  rule(
    'supportingDocument',
    'KONTOR-09',
    'BT-125',
    (reference) => enclosedOf(reference) === undefined || textOf(enclosedOf(reference)) !== undefined,
    'An embedded file is empty.',
    'Embed the file with its content, or remove it.',
    'warning',
  ),
  rule(
    'document',
    'KONTOR-10',
    'BG-24',
    (root) => enclosedIn(root).length <= maxEmbeddedFiles,
    t`The document embeds more than ${maxEmbeddedFiles} files; the others are ignored.`,
    'Embed fewer files.',
    'warning',
  ),
]

const inner = (line: XmlElement): XmlElement => child(line, 'cac:LineItem') ?? line

export const lineNeeded: Rule = rule(
  'document',
  'KONTOR-05',
  'BG-25',
  (_, { places }) => places.line.length > 0,
  'The document has no line.',
  'Add a line.',
)

/** Kontor's own, for what has lines of goods but no published rules here: orders, quotes, despatch and receipt advices. */
export const goodsRules: readonly Rule[] = [
  lineNeeded,
  rule(
    'line',
    'KONTOR-06',
    'BT-153',
    (line) =>
      text(inner(line), 'cac:Item', 'cbc:Name') !== undefined ||
      text(inner(line), 'cac:Item', 'cbc:Description') !== undefined,
    'The item has no name.',
    'Enter a description.',
  ),
  rule(
    'line',
    'KONTOR-07',
    'BT-129',
    (line) => ['cbc:Quantity', 'cbc:DeliveredQuantity', 'cbc:ReceivedQuantity'].some((name) => has(inner(line), name)),
    'The line has no quantity.',
    'Enter the quantity.',
  ),
]
