/** What a line of a file may tell of a person, and of a partner. */
export const personFields = ['Username', 'FirstName', 'LastName', 'Title', 'Role'] as const
export const partnerFields = [
  'CompanyName',
  'Country',
  'Email',
  'EndpointId',
  'Vat',
  'Gln',
  'Street',
  'Zip',
  'City',
] as const

export type PersonField = (typeof personFields)[number]
export type PartnerField = (typeof partnerFields)[number]
export type Field = PersonField | PartnerField

/** Without these a line cannot be taken. */
export const requiredFields: ReadonlySet<Field> = new Set<Field>(['Username', 'LastName', 'CompanyName', 'Country'])

/** How columns are headed in the six languages, by what spreadsheets and other programs call them. */
const heads: Readonly<Record<Field, readonly string[]>> = {
  Username: [
    ...['E-mail', 'Mail', 'E-mail address', 'Username', 'Login', 'E-Mail-Adresse', 'Benutzername'],
    ...['Adresse e-mail', 'Courriel', 'Adresse électronique', 'Identifiant', 'Correo electrónico', 'Correo', 'Usuario'],
    ...['E-mailadresse', 'Brugernavn', 'البريد الإلكتروني', 'البريد'],
  ],
  FirstName: ['First name', 'Given name', 'Vorname', 'Prénom', 'Nombre', 'Fornavn', 'الاسم الأول'],
  LastName: [
    ...['Last name', 'Surname', 'Family name', 'Nachname', 'Familienname', 'Nom', 'Nom de famille', 'Apellido'],
    ...['Apellidos', 'Efternavn', 'اسم العائلة', 'الاسم الأخير'],
  ],
  Title: [
    'Job title',
    'Title',
    'Position',
    'Funktion',
    'Stelle',
    'Titel',
    'Fonction',
    'Cargo',
    'Stilling',
    'المسمى الوظيفي',
  ],
  Role: ['Role', 'Rolle', 'Rôle', 'Rol', 'الدور'],
  CompanyName: [
    ...['Company name', 'Company', 'Name', 'Partner', 'Supplier', 'Customer', 'Vendor', 'Unternehmen', 'Firma'],
    ...['Lieferant', 'Kunde', 'Entreprise', 'Société', 'Raison sociale', 'Fournisseur', 'Client', 'Empresa'],
    ...[
      'Razón social',
      'Proveedor',
      'Cliente',
      'Virksomhed',
      'Firmanavn',
      'Leverandør',
      'الشركة',
      'اسم الشركة',
      'المورد',
    ],
  ],
  Country: ['Country', 'Country code', 'Land', 'Pays', 'País', 'الدولة', 'البلد'],
  Email: [
    ...['E-mail', 'Mail', 'E-mail address', 'E-Mail-Adresse', 'Adresse e-mail', 'Courriel', 'Correo electrónico'],
    ...['Correo', 'E-mailadresse', 'البريد الإلكتروني', 'البريد'],
  ],
  EndpointId: [
    ...['Peppol address', 'Peppol ID', 'Peppol', 'Endpoint', 'Peppol-Adresse', 'Adresse Peppol', 'Dirección Peppol'],
    ...['Peppol-adresse', 'عنوان Peppol'],
  ],
  Vat: [
    ...['VAT number', 'VAT', 'VAT ID', 'USt-IdNr.', 'Umsatzsteuer-ID', 'UID', 'Numéro de TVA', 'N° TVA', 'NIF-IVA'],
    ...['Número de IVA', 'NIF', 'Momsnummer', 'CVR', 'الرقم الضريبي'],
  ],
  Gln: ['GLN', 'EAN', 'ILN'],
  Street: [
    'Street',
    'Street and number',
    'Address',
    'Straße',
    'Strasse',
    'Straße und Hausnummer',
    'Adresse',
    'Rue',
    'Calle',
    'Dirección',
    'Gade',
    'Vej',
    'الشارع',
    'العنوان',
  ],
  Zip: [
    'Postal code',
    'Postcode',
    'ZIP',
    'PLZ',
    'Postleitzahl',
    'Code postal',
    'Código postal',
    'Postnummer',
    'الرمز البريدي',
  ],
  City: ['City', 'Town', 'Ort', 'Stadt', 'Ville', 'Ciudad', 'Localidad', 'By', 'المدينة'],
}

/** A word as it is compared: without case, spaces and marks. */
export const wordIn = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Which column tells what, by how the columns are headed; each is taken once. */
export function columnsFor<F extends Field>(
  fields: readonly F[],
  headings: readonly string[],
): Partial<Record<F, number>> {
  const columns: Partial<Record<F, number>> = {}
  const taken = new Set<number>()
  for (const field of fields) {
    const words = new Set(heads[field].map(wordIn))
    const at = headings.findIndex((heading, index) => !taken.has(index) && words.has(wordIn(heading)))
    if (at < 0) continue
    columns[field] = at
    taken.add(at)
  }
  return columns
}
