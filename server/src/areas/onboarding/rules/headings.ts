import type { headerMappingTypes, SupplierProperty } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import { headingsOf, type WordLists } from '@kontor/i18n/sheets'

/** What lists of suppliers call their columns, in the languages of Kontor. */
const headings: WordLists<SupplierProperty> = {
  CompanyName: `companyname|company|company name|name|supplier|supplier name|vendor|vendor name|firma|firmenname|unternehmen|lieferant|lieferantenname|kreditor|name 1|entreprise|société|raison sociale|fournisseur|nom du fournisseur|nom|empresa|razón social|proveedor|nombre|nombre del proveedor|firmanavn|virksomhed|leverandør|leverandørnavn|navn|kreditornavn|الشركة|اسم الشركة|المورد|اسم المورد|الاسم`,
  Country:
    'country|country code|land|länderkürzel|ländercode|pays|code pays|país|código de país|landekode|البلد|الدولة|رمز البلد',
  Email:
    'email|e mail|mail|email address|e mail address|contact email|e mail adresse|mailadresse|courriel|adresse e mail|correo|correo electrónico|mailadresse|البريد الإلكتروني|البريد',
  VatId: `vatid|vat|vat id|vat number|vat no|tax id|ust id|ustid|ust idnr|ust id nr|umsatzsteuer id|steuernummer|tva|numéro de tva|n tva|numéro tva|iva|nif|cif|nif iva|número de iva|moms nr|momsnummer|cvr|cvr nr|se nr|الرقم الضريبي|رقم ضريبة القيمة المضافة`,
  Street:
    'street|address|address line 1|straße|strasse|adresse|anschrift|rue|calle|dirección|domicilio|gade|vej|الشارع|العنوان',
  PostalCode:
    'postalcode|postal code|postcode|zip|zip code|plz|postleitzahl|code postal|cp|código postal|postnummer|postnr|الرمز البريدي',
  City: 'city|town|ort|stadt|ville|ciudad|localidad|población|by|المدينة',
  SupplierNumber: `suppliernumber|supplier number|supplier no|vendor number|vendor no|creditor|number|lieferantennummer|lieferanten nr|kreditorennummer|kreditor nr|numéro de fournisseur|code fournisseur|n fournisseur|número de proveedor|código de proveedor|leverandørnummer|leverandørnr|kreditornummer|رقم المورد|رمز المورد`,
  FirstName:
    'firstname|first name|given name|contact first name|vorname|prénom|nombre de pila|nombre de contacto|fornavn|الاسم الأول',
  LastName:
    'lastname|last name|surname|family name|contact|contact name|nachname|familienname|ansprechpartner|nom de famille|contact nom|apellido|apellidos|efternavn|kontaktperson|اسم العائلة|جهة الاتصال',
  Phone: 'phone|telephone|phone number|telefon|telefonnummer|tel|téléphone|teléfono|tlf|الهاتف|رقم الهاتف',
  Language: 'language|sprache|korrespondenzsprache|langue|idioma|sprog|اللغة',
}

const propertyOf = headingsOf(headings)

/** To what each column goes by its heading; of several for the same the first. */
export function columnsFor(heads: readonly string[]): (SupplierProperty | null)[] {
  const found = heads.map((heading) => propertyOf(heading) ?? null)
  return found.map((property, at) => (property !== null && found.indexOf(property) === at ? property : null))
}

/** F-128: whose property it is, what it is called, and whether nobody can be invited without it. */
export const properties: Readonly<
  Record<SupplierProperty, { type: (typeof headerMappingTypes)[number]; says: Message; required: boolean }>
> = {
  CompanyName: { type: 'CompanyProperty', says: t`Company name`, required: true },
  Country: { type: 'CompanyProperty', says: t`Country`, required: true },
  Email: { type: 'OnboardingProperty', says: t`E-mail`, required: true },
  VatId: { type: 'CompanyProperty', says: t`VAT number`, required: false },
  Street: { type: 'CompanyProperty', says: t`Street`, required: false },
  PostalCode: { type: 'CompanyProperty', says: t`Postal code`, required: false },
  City: { type: 'CompanyProperty', says: t`City`, required: false },
  SupplierNumber: { type: 'ConnectionProperty', says: t`Supplier number`, required: false },
  FirstName: { type: 'OnboardingProperty', says: t`First name`, required: false },
  LastName: { type: 'OnboardingProperty', says: t`Last name`, required: false },
  Phone: { type: 'OnboardingProperty', says: t`Phone`, required: false },
  Language: { type: 'OnboardingProperty', says: t`Language`, required: false },
}

/** What a file lacks for anybody to be invited by it. */
export const missingIn = (columns: readonly (SupplierProperty | null)[]): SupplierProperty[] =>
  (Object.keys(properties) as SupplierProperty[]).filter((one) => properties[one].required && !columns.includes(one))
