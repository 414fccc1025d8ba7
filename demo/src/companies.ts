import type { Role } from '@kontor/contract'

export interface DemoCompany {
  readonly key: string
  readonly name: string
  readonly country: string
  readonly currency: string
  readonly parent?: string
  readonly size: 'ONE' | 'FROM2TO15' | 'FROM50TO99' | 'FROM250TO499' | 'FROM1000TO4999'
  readonly industry: string
  readonly street: string
  readonly city: string
  readonly zip: string
  /** ISO 3166-2, where documents name it. */
  readonly county?: string
  readonly vat: { readonly scheme: string; readonly value: string }
  readonly gln: string
  readonly iban: string
  readonly language: string
  readonly timeZone: string
  readonly people: readonly {
    readonly first: string
    readonly last: string
    readonly role: Role
    readonly title: string
  }[]
}

const person = (first: string, last: string, role: Role, title: string) => ({ first, last, role, title })

/** A buyer with two branches, suppliers large and small, in five countries and three currencies. All invented. */
export const demoCompanies: readonly DemoCompany[] = [
  {
    key: 'nordlicht',
    name: 'Nordlicht Handel AG',
    country: 'DE',
    currency: 'EUR',
    size: 'FROM1000TO4999',
    industry: 'RETAIL',
    street: 'Am Kai 12',
    city: 'Hamburg',
    zip: '20457',
    vat: { scheme: 'DE:VAT', value: 'DE128111902' },
    gln: '4012345000009',
    iban: 'DE02120300000000202051',
    language: 'de-DE',
    timeZone: 'Europe/Berlin',
    people: [
      person('Lena', 'Marquardt', 'apClerk', 'Accounts payable'),
      person('Jonas', 'Petersen', 'apManager', 'Head of accounts payable'),
      person('Miriam', 'Adler', 'companyAdmin', 'Systems'),
      person('Tobias', 'Rahn', 'approver', 'Head of logistics'),
      person('Svea', 'Lindqvist', 'buyer', 'Purchasing'),
      person('Emre', 'Yildiz', 'requester', 'Warehouse'),
      person('Clara', 'Voss', 'onboarder', 'Supplier management'),
      person('Paul', 'Reimers', 'readOnly', 'Audit'),
      person('Ines', 'Sommer', 'supporter', 'Support'),
      person('Yara', 'Haddad', 'translator', 'Translation'),
    ],
  },
  {
    key: 'nordlicht-hamburg',
    parent: 'nordlicht',
    name: 'Nordlicht Handel AG, Hamburg',
    country: 'DE',
    currency: 'EUR',
    size: 'FROM250TO499',
    industry: 'RETAIL',
    street: 'Speicherstraße 3',
    city: 'Hamburg',
    zip: '20457',
    vat: { scheme: 'DE:VAT', value: 'DE128111902' },
    gln: '4012345000016',
    iban: 'DE02500105170137075030',
    language: 'de-DE',
    timeZone: 'Europe/Berlin',
    people: [person('Hanna', 'Brügge', 'apClerk', 'Branch office')],
  },
  {
    key: 'nordlicht-aarhus',
    parent: 'nordlicht',
    name: 'Nordlicht Handel, Aarhus',
    country: 'DK',
    currency: 'DKK',
    size: 'FROM50TO99',
    industry: 'RETAIL',
    street: 'Havnegade 21',
    city: 'Aarhus',
    zip: '8000',
    vat: { scheme: 'DK:CVR', value: 'DK31178456' },
    gln: '5790000123459',
    iban: 'DK5000400440116243',
    language: 'da-DK',
    timeZone: 'Europe/Copenhagen',
    people: [person('Freja', 'Holm', 'apClerk', 'Regnskab'), person('Mads', 'Krogh', 'approver', 'Filialchef')],
  },
  {
    key: 'brandt',
    name: 'Brandt Werkzeuge GmbH',
    country: 'DE',
    currency: 'EUR',
    size: 'FROM50TO99',
    industry: 'MANUFACTURING',
    street: 'Lindenstraße 4',
    city: 'Hamburg',
    zip: '20095',
    vat: { scheme: 'DE:VAT', value: 'DE812526315' },
    gln: '4023456000007',
    iban: 'DE75512108001245126199',
    language: 'de-DE',
    timeZone: 'Europe/Berlin',
    people: [
      person('Karl', 'Brandt', 'companyAdmin', 'Managing director'),
      person('Nadja', 'Weber', 'supplierContact', 'Invoicing'),
    ],
  },
  {
    key: 'fjord',
    name: 'Fjord Logistik A/S',
    country: 'DK',
    currency: 'DKK',
    size: 'FROM250TO499',
    industry: 'LOGISTICS',
    street: 'Kystvejen 55',
    city: 'Aarhus',
    zip: '8000',
    vat: { scheme: 'DK:CVR', value: 'DK25313763' },
    gln: '5790000234568',
    iban: 'DK9520000123456789',
    language: 'da-DK',
    timeZone: 'Europe/Copenhagen',
    people: [
      person('Astrid', 'Nyborg', 'companyAdmin', 'Økonomichef'),
      person('Rasmus', 'Dahl', 'supplierContact', 'Fakturering'),
    ],
  },
  {
    key: 'laurent',
    name: 'Maison Laurent SARL',
    country: 'FR',
    currency: 'EUR',
    size: 'FROM2TO15',
    industry: 'FOOD_AND_BEVERAGES',
    street: '8 rue des Halles',
    city: 'Lyon',
    zip: '69002',
    vat: { scheme: 'FR:TVA', value: 'FR40303265045' },
    gln: '3012345000001',
    iban: 'FR1420041010050500013M02606',
    language: 'fr-FR',
    timeZone: 'Europe/Paris',
    people: [
      person('Hélène', 'Laurent', 'companyAdmin', 'Gérante'),
      person('Luc', 'Morel', 'supplierContact', 'Comptabilité'),
    ],
  },
  {
    key: 'pennine',
    name: 'Pennine Parcels Ltd',
    country: 'GB',
    currency: 'GBP',
    size: 'FROM250TO499',
    industry: 'LOGISTICS',
    street: '14 Mill Lane',
    city: 'Leeds',
    zip: 'LS1 4AB',
    vat: { scheme: 'GB:VAT', value: 'GB980780684' },
    gln: '5012345000006',
    iban: 'GB29NWBK60161331926819',
    language: 'en-GB',
    timeZone: 'Europe/London',
    people: [
      person('Ruth', 'Ackroyd', 'companyAdmin', 'Finance director'),
      person('Sam', 'Whitlock', 'supplierContact', 'Billing'),
    ],
  },
  {
    key: 'hansa',
    name: 'Hansa Energie AG',
    country: 'DE',
    currency: 'EUR',
    size: 'FROM1000TO4999',
    industry: 'ENERGY',
    street: 'Überseering 40',
    city: 'Hamburg',
    zip: '22297',
    vat: { scheme: 'DE:VAT', value: 'DE811128135' },
    gln: '4034567000005',
    iban: 'DE89370400440532013000',
    language: 'de-DE',
    timeZone: 'Europe/Berlin',
    people: [person('Volker', 'Thies', 'companyAdmin', 'Billing systems')],
  },
  {
    key: 'okafor',
    name: 'Studio Okafor',
    country: 'GB',
    currency: 'GBP',
    size: 'ONE',
    industry: 'DESIGN',
    street: '3 Canal Yard',
    city: 'Manchester',
    zip: 'M1 2WD',
    vat: { scheme: 'GB:VAT', value: 'GB339072747' },
    gln: '5023456000004',
    iban: 'GB94BARC10201530093459',
    language: 'en-GB',
    timeZone: 'Europe/London',
    people: [person('Ada', 'Okafor', 'companyAdmin', 'Designer')],
  },
  {
    key: 'ostersund',
    name: 'Østersund Papir ApS',
    country: 'DK',
    currency: 'DKK',
    size: 'FROM2TO15',
    industry: 'PAPER',
    street: 'Møllevej 9',
    city: 'Odense',
    zip: '5000',
    vat: { scheme: 'DK:CVR', value: 'DK10150817' },
    gln: '5790000345677',
    iban: 'DK2130001234567890',
    language: 'da-DK',
    timeZone: 'Europe/Copenhagen',
    people: [person('Bodil', 'Friis', 'companyAdmin', 'Indehaver')],
  },
  {
    key: 'carpati',
    name: 'Carpați Mobilă SRL',
    country: 'RO',
    currency: 'EUR',
    size: 'FROM50TO99',
    industry: 'FURNITURE',
    street: 'Strada Memorandumului 28',
    city: 'Cluj-Napoca',
    zip: '400114',
    county: 'RO-CJ',
    vat: { scheme: 'RO:VAT', value: 'RO12345674' },
    gln: '5941234500001',
    iban: 'RO49AAAA1B31007593840000',
    language: 'en-GB',
    timeZone: 'Europe/Bucharest',
    people: [
      person('Ioana', 'Munteanu', 'supplierContact', 'Accounts receivable'),
      person('Radu', 'Ionescu', 'companyAdmin', 'Finance'),
    ],
  },
]

/** The name with which a person of the demo network signs in. */
export const usernameOf = (company: DemoCompany, one: DemoCompany['people'][number]): string =>
  `${plain(one.first)}.${plain(one.last)}@${company.key}.example`.toLowerCase()

const plain = (text: string): string =>
  text
    .replaceAll('ü', 'ue')
    .replaceAll('ö', 'oe')
    .replaceAll('ä', 'ae')
    .replaceAll('Ø', 'O')
    .replaceAll('ø', 'oe')
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')

/** One password for all of them: it is printed at every start and protects nothing but inventions. */
export const demoPassword = 'kontor-demo'

export interface DemoPerson {
  readonly Username: string
  readonly Password: string
  readonly Name: string
  readonly Role: Role
  readonly CompanyName: string
  readonly Country: string
}

export const demoPeople: readonly DemoPerson[] = demoCompanies.flatMap((company) =>
  company.people.map((one) => ({
    Username: usernameOf(company, one),
    Password: demoPassword,
    Name: `${one.first} ${one.last}`,
    Role: one.role,
    CompanyName: company.name,
    Country: company.country,
  })),
)
