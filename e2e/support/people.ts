/** People of the demo network (demo/src/companies.ts). */
export interface Person {
  readonly name: string
  readonly username: string
  readonly company: string
}

export const password = 'kontor-demo'

const of =
  (company: string, domain: string) =>
  (name: string): Person => {
    const local = name.toLowerCase().replace(' ', '.')
    return { name, username: `${local}@${domain}.example`, company }
  }

const nordlicht = of('Nordlicht Handel AG', 'nordlicht')
const pennine = of('Pennine Parcels Ltd', 'pennine')
const brandt = of('Brandt Werkzeuge GmbH', 'brandt')

/** Accounts payable of the buyer: sees its branches, too. */
export const lena = nordlicht('Lena Marquardt')
/** Her head of department. */
export const jonas = nordlicht('Jonas Petersen')
/** Administers their company. */
export const miriam = nordlicht('Miriam Adler')
/** A buyer there; the life of an app and journeys of what she buys sign in as her. */
export const svea = nordlicht('Svea Lindqvist')
/** An approver there; nobody but the journey of a holiday signs in as him. */
export const tobias = nordlicht('Tobias Rahn')
/** Reads everything there, and changes nothing. */
export const paul = nordlicht('Paul Reimers')
/** Writes the invoices of a supplier of hers. */
export const nadja = brandt('Nadja Weber')
/** The supplier's director. */
export const karl = brandt('Karl Brandt')
/** Two of a supplier's; what they choose is their company's address, and who may sign in. */
export const sam = pennine('Sam Whitlock')
export const ruth = pennine('Ruth Ackroyd')
const laurent = of('Maison Laurent SARL', 'laurent')

/** Two of a supplier's who come to read Arabic: nobody else signs in as them. */
export const luc = laurent('Luc Morel')
export const helene = { ...laurent('Helene Laurent'), name: 'Hélène Laurent' }
const fjord = of('Fjord Logistik A/S', 'fjord')

/** A supplier's director and who writes its invoices: what they choose for their lists meets no other journey. */
export const astrid = fjord('Astrid Nyborg')
export const rasmus = fjord('Rasmus Dahl')
/** The head of a branch: nobody but the journey of passkeys signs in as him. */
export const mads = of('Nordlicht Handel, Aarhus', 'nordlicht-aarhus')('Mads Krogh')
/** A branch's accounts, and the owner of a small mill: nobody but the journeys that compare documents signs in as them. */
export const freja = of('Nordlicht Handel, Aarhus', 'nordlicht-aarhus')('Freja Holm')
export const bodil = of('Østersund Papir ApS', 'ostersund')('Bodil Friis')
/** A designer on her own: nobody but the journeys of the ways to a partner and of drawn workflows signs in as her. */
export const ada = of('Studio Okafor', 'okafor')('Ada Okafor')
/** Two who set up an authenticator app: nobody but that journey signs in as them. */
export const ines = nordlicht('Ines Sommer')
export const hanna = {
  ...of('Nordlicht Handel AG, Hamburg', 'nordlicht-hamburg')('Hanna Bruegge'),
  name: 'Hanna Brügge',
}
/** Who reports bills to a tax authority, and who registers their company there: nobody but that journey signs in as them. */
export const ioana = of('Carpați Mobilă SRL', 'carpati')('Ioana Munteanu')
export const radu = of('Carpați Mobilă SRL', 'carpati')('Radu Ionescu')
/** Nobody but the journey of a second factor that is asked for signs in as him. */
export const volker = of('Hansa Energie AG', 'hansa')('Volker Thies')
/** Asks for what is to be bought there, and may do no more than that. */
export const emre = nordlicht('Emre Yildiz')
/** Chooses a new password there: nobody but the journeys of signing in signs in as her. */
export const clara = nordlicht('Clara Voss')
