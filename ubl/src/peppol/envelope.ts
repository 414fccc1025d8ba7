import { inEnglish, type Message, t } from '../message.ts'
import { documentNamespace, ublPrefixes } from '../model/namespaces.ts'
import { all, at, attribute, isElement, text } from '../xml/access.ts'
import { element } from '../xml/build.ts'
import type { Limits } from '../xml/limits.ts'
import type { Prefixes } from '../xml/parse.ts'
import { readAs } from '../xml/read.ts'
import { Refusal } from '../xml/refusal.ts'
import type { Tree, XmlElement } from '../xml/tree.ts'
import { write } from '../xml/write.ts'

/** A participant by an electronic address scheme (EAS, ISO 6523) and the id in it: `0184` and `DK12345674`. */
export type EndpointId = { readonly scheme: string; readonly value: string }

/** What the header of a Peppol message says (Business Message Envelope 2.0, on SBDH 1.3 of UN/CEFACT, header version 1.0). */
export type EnvelopeHeader = {
  /** the same on every attempt */
  readonly messageId: string
  readonly sender: EndpointId
  readonly receiver: EndpointId
  /** ISO 3166-1 alpha-2, of the sender (COUNTRY_C1) */
  readonly country: string
  /** ISO 8601 with its zone */
  readonly created: string
  readonly documentId: string
  readonly processId: string
}

const space = 'http://www.unece.org/cefact/namespaces/StandardBusinessDocumentHeader'
const participants = 'iso6523-actorid-upis'
const prefixes: Prefixes = new Map([...ublPrefixes, [space, 'sbd']])

/** The specification and the process that a document declares, as routing writes them. */
export function routingOf({ type, root }: Tree): Pick<EnvelopeHeader, 'documentId' | 'processId'> {
  const customization = text(root, 'cbc:CustomizationID') ?? ''
  const version = text(root, 'cbc:UBLVersionID') ?? '2.1'
  return {
    documentId: `${documentNamespace(type)}::${type}##${customization}::${version}`,
    processId: text(root, 'cbc:ProfileID') ?? '',
  }
}

/** A document in its envelope, as bytes. */
export function wrap(
  tree: Tree,
  { messageId, sender, receiver, country, created }: Omit<EnvelopeHeader, 'documentId' | 'processId'>,
): Uint8Array {
  const { documentId, processId } = routingOf(tree)
  const scope = (type: string, id: string, scheme?: string) =>
    element(
      'Scope',
      element('Type', type),
      element('InstanceIdentifier', id),
      ...(scheme ? [element('Identifier', scheme)] : []),
    )
  const header = element(
    'StandardBusinessDocumentHeader',
    element('HeaderVersion', '1.0'),
    element('Sender', identifier(sender)),
    element('Receiver', identifier(receiver)),
    element(
      'DocumentIdentification',
      element('Standard', documentNamespace(tree.type)),
      element('TypeVersion', documentId.split('::').at(-1) ?? '2.1'),
      element('InstanceIdentifier', messageId),
      element('Type', tree.type),
      element('CreationDateAndTime', created),
    ),
    element(
      'BusinessScope',
      scope('DOCUMENTID', documentId, 'busdox-docid-qns'),
      scope('PROCESSID', processId, 'cenbii-procid-ubl'),
      scope('COUNTRY_C1', country),
    ),
  )
  const root = {
    ...element('StandardBusinessDocument', header, tree.root),
    attributes: [{ name: 'xmlns', value: space }],
  }
  return write({ type: 'StandardBusinessDocument', root, layout: tree.layout })
}

/**
 * Takes a document out of its envelope. What it declares of names must stand at its own root.
 *
 * @throws Refusal where it is no envelope, or one that does not say who sends what to whom
 */
export function unwrap(
  bytes: Uint8Array,
  limits: Partial<Limits> = {},
): { header: EnvelopeHeader; document: Uint8Array } {
  const { root } = readAs(envelopeOf, () => prefixes, bytes, limits)
  const header = at(root, 'sbd:StandardBusinessDocumentHeader')
  const identification = at(header, 'sbd:DocumentIdentification')
  const scopes = all(header, 'sbd:BusinessScope', 'sbd:Scope')
  const scoped = (type: string) =>
    text(
      scopes.find((scope) => text(scope, 'sbd:Type') === type),
      'sbd:InstanceIdentifier',
    ) ?? missing(`Scope ${type}`)
  const [document, ...others] = root.children
    .filter(isElement)
    .filter((one) => one !== header && !one.name.startsWith('#'))
  if (document === undefined || others.length > 0) return missing(t`exactly one document`)
  return {
    header: {
      messageId: text(identification, 'sbd:InstanceIdentifier') ?? missing('InstanceIdentifier'),
      sender: participantOf(at(header, 'sbd:Sender', 'sbd:Identifier')) ?? missing('Sender'),
      receiver: participantOf(at(header, 'sbd:Receiver', 'sbd:Identifier')) ?? missing('Receiver'),
      country: scoped('COUNTRY_C1'),
      created: text(identification, 'sbd:CreationDateAndTime') ?? missing('CreationDateAndTime'),
      documentId: scoped('DOCUMENTID'),
      processId: scoped('PROCESSID'),
    },
    document: write({ type: document.tag, root: document, layout: 'read' }),
  }
}

function participantOf(element: XmlElement | undefined): EndpointId | undefined {
  if (attribute(element, 'Authority') !== participants) return undefined
  const match = /^(\d{4}):(\S{1,135})$/.exec(text(element) ?? '')
  return match?.[1] && match[2] ? { scheme: match[1], value: match[2] } : undefined
}

function envelopeOf(local: string, uri: string): 'StandardBusinessDocument' {
  if (local === 'StandardBusinessDocument' && uri === space) return local
  return missing('StandardBusinessDocument')
}

function missing(what: string | Message): never {
  throw new Refusal(
    'NOT_UBL',
    t`The Peppol message has no ${what}. Send a Standard Business Document with its header.`,
    {
      expected: inEnglish(what),
    },
  )
}

const identifier = ({ scheme, value }: EndpointId): XmlElement => ({
  ...element('Identifier', `${scheme}:${value}`),
  attributes: [{ name: 'Authority', value: participants }],
})
