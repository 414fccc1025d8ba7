/** The custom of a country: its currency (ISO 4217) and the schemes by which its companies are known (EAS). */
interface Custom {
  readonly currency: string
  readonly schemes: readonly string[]
}

const euro = (...schemes: string[]): Custom => ({ currency: 'EUR', schemes })
const other = (currency: string, ...schemes: string[]): Custom => ({ currency, schemes })

/** EAS codes of Peppol's list: registers and VAT numbers; 0088 is GS1's GLN, known everywhere. */
export const customs: Readonly<Record<string, Custom>> = {
  ...{ AT: euro('9914', '9915'), BE: euro('0208', '9925'), BG: euro('9926'), CY: euro('9928') },
  ...{ CZ: other('CZK', '9929'), DE: euro('9930', '0204'), DK: other('DKK', '0184', '0198'), EE: euro('0191', '9931') },
  ...{ ES: euro('9920'), FI: euro('0216', '0213'), FR: euro('0009', '0225', '9957'), GR: euro('9933') },
  ...{
    HR: euro('9934'),
    HU: other('HUF', '9910'),
    IE: euro('9935'),
    IT: euro('0211', '0210'),
    LT: euro('0200', '9937'),
  },
  ...{ LU: euro('9938'), LV: euro('0218', '9939'), MT: euro('9943'), NL: euro('0106', '0190', '9944') },
  ...{ PL: other('PLN', '9945'), PT: euro('9946'), RO: other('RON', '9947'), SE: other('SEK', '0007', '9955') },
  ...{ SI: euro('9949'), SK: euro('0245', '9950') },
  ...{ CH: other('CHF', '0183', '9927'), GB: other('GBP', '9932'), NO: other('NOK', '0192'), US: other('USD', '0060') },
}

/** EAS numbers the VAT numbers of countries from 9900 on, registers below. */
const isVat = (scheme: string): boolean => scheme.startsWith('99')

/** The tax numbers by which companies of these countries are known, as profiles name them: `DE:VAT`. */
export const taxSchemes: readonly string[] = Object.entries(customs).flatMap(([country, { schemes }]) =>
  schemes.some(isVat) ? [`${country}:VAT`] : [],
)

/** The registers by which they are known, a country and its EAS code: `DK:0184`; and those that know companies everywhere. */
export const legalSchemes: readonly string[] = [
  'GLN',
  'DUNS',
  ...Object.entries(customs).flatMap(([country, { schemes }]) =>
    schemes.filter((scheme) => !isVat(scheme)).map((scheme) => `${country}:${scheme}`),
  ),
]
