import { XmlDocument } from 'libxml2-wasm'
import { SaxesParser } from 'saxes'

/** Parsing alone, with namespaces, by the two parsers that this room could have used; nothing is made of what is parsed. */
export const parsers: Readonly<Record<string, (bytes: Uint8Array) => void>> = {
  'libxml2-wasm': (bytes) => XmlDocument.fromBuffer(bytes).dispose(),
  saxes: (bytes) => {
    const parser = new SaxesParser({ xmlns: true })
    parser.write(new TextDecoder().decode(bytes)).close()
  },
}
