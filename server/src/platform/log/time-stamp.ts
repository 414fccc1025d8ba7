import {
  Boolean as Asn1Boolean,
  type BaseBlock,
  Constructed,
  fromBER,
  GeneralizedTime,
  Integer,
  Null,
  ObjectIdentifier,
  OctetString,
  Sequence,
} from 'asn1js'

const sha256Id = '2.16.840.1.101.3.4.2.1'

/** What somebody else vouches for: that these bytes, by their SHA-256, were there at an instant. */
export interface TimeStamp {
  readonly hash: string
  readonly at: Date
  readonly nonce: string | undefined
}

/** An answer of an authority that is no time stamp: refused, or not to be read. */
export class NoTimeStamp extends Error {}

/** Asks for a time stamp with the authority's certificate in it (RFC 3161, 2.4.1). */
export function timeStampRequest(sha256: Uint8Array, nonce: Uint8Array): Uint8Array {
  const algorithm = new Sequence({ value: [new ObjectIdentifier({ value: sha256Id }), new Null()] })
  const imprint = new Sequence({ value: [algorithm, new OctetString({ valueHex: buffer(sha256) })] })
  const request = new Sequence({
    value: [
      new Integer({ value: 1 }),
      imprint,
      new Integer({ valueHex: buffer(nonce) }),
      new Asn1Boolean({ value: true }),
    ],
  })
  return new Uint8Array(request.toBER())
}

/** @throws NoTimeStamp */
export function readTimeStamp(response: Uint8Array): TimeStamp {
  const [statusInfo, token] = partsOf(decoded(response))
  const [status] = partsOf(statusInfo)
  if (!(status instanceof Integer) || status.valueBlock.valueDec > 1)
    throw new NoTimeStamp('The authority refused a time stamp.')
  const [, content] = partsOf(token)
  const [signed] = partsOf(content)
  const [, , encapsulated] = partsOf(signed)
  const [, held] = partsOf(encapsulated)
  const [octets] = partsOf(held)
  if (!(octets instanceof OctetString)) throw unreadable()
  const info = partsOf(decoded(new Uint8Array(octets.getValue())))
  const [algorithm, hash] = partsOf(info[2])
  const [algorithmId] = partsOf(algorithm)
  const at = info.find((part) => part instanceof GeneralizedTime)
  if (!(algorithmId instanceof ObjectIdentifier) || algorithmId.getValue() !== sha256Id) throw unreadable()
  if (!(hash instanceof OctetString) || !(at instanceof GeneralizedTime)) throw unreadable()
  // Version and serial number are integers too, and stand before the instant.
  const nonce = info.slice(info.indexOf(at)).find((part) => part instanceof Integer)
  return { hash: hex(hash.getValue()), at: at.toDate(), nonce: nonce && hex(nonce.valueBlock.valueHexView) }
}

const hex = (bytes: ArrayBuffer | Uint8Array): string => Buffer.from(bytes as Uint8Array).toString('hex')

const buffer = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer

const unreadable = (): NoTimeStamp => new NoTimeStamp('The answer of the authority is no time stamp.')

function decoded(bytes: Uint8Array): BaseBlock {
  const { result, offset } = fromBER(buffer(bytes))
  if (offset === -1) throw unreadable()
  return result
}

function partsOf(block: BaseBlock | undefined): BaseBlock[] {
  if (!(block instanceof Constructed) && !(block instanceof Sequence)) throw unreadable()
  return block.valueBlock.value as BaseBlock[]
}
