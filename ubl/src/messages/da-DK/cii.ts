import type { FindingWords } from '../index.ts'

/** What findings of EN 16931's binding to CII say, in Danish. */
export const cii: FindingWords = {
  'There is not exactly one {0} in {1}.': 'Der er ikke præcis ét {0} i {1}.',
  'There is more than one {0} in {1}.': 'Der er mere end ét {0} i {1}.',
  'Give {0} once.': 'Angiv {0} én gang.',
  'The total VAT is {0}; it must be the sum of the VAT breakdown.':
    'Moms i alt er {0}; det skal være summen af momsopdelingen.',
  '{0} has both ram:ID and ram:GlobalID.': '{0} har både ram:ID og ram:GlobalID.',
  'There is more than one {0} (type code {1}).': 'Findes mere end én gang: {0} (typekode {1}).',
  '{0} has no place in this reference.': '{0} har ingen plads i denne henvisning.',
  'Remove {0}, or mend the type code of the reference.': 'Fjern {0}, eller ret henvisningens typekode.',
  '{0} has no place in this tax.': '{0} har ingen plads i denne afgift.',
  'A direct debit has no {0}.': 'I en direkte debitering mangler: {0}.',
  'A payment by {0} has no details of it.': 'En betaling med {0} har ingen oplysninger om det.',
  'A payment by {0} has details of another kind of payment.':
    'En betaling med {0} har oplysninger om en anden slags betaling.',
  'The document accounts for VAT in a currency that is not its own, but has no VAT total in it.':
    'Dokumentet bogfører moms i en anden valuta end sin egen, men har ingen momstotal i den.',
  'Add the VAT total in the accounting currency, or remove that currency.':
    'Tilføj momstotalen i bogføringsvalutaen, eller fjern den valuta.',
  'The total with VAT is not the total without VAT and the one total VAT in the currency of the document.':
    'Totalen med moms er ikke totalen uden moms og den ene momstotal i dokumentets valuta.',
  'The account to pay to has neither an IBAN nor another number.':
    'Kontoen, der skal betales til, har hverken IBAN eller et andet nummer.',
  'The document asks for a credit transfer to an account without a number.':
    'Dokumentet beder om en overførsel til en konto uden nummer.',
  'A Dutch credit note does not name the invoice that it credits.':
    'En nederlandsk kreditnota nævner ikke den faktura, den krediterer.',
  'Add the number of the invoice.': 'Tilføj fakturaens nummer.',
  'Give it a reference (ram:IssuerAssignedID).': 'Giv det en reference (ram:IssuerAssignedID).',
  'It is not said whether this is an allowance or a charge.': 'Det er ikke sagt, om dette er en rabat eller et gebyr.',
  'Add ram:ChargeIndicator: true for a charge, false for an allowance.':
    'Tilføj ram:ChargeIndicator: true for et gebyr, false for en rabat.',
  'Keep one: the date (ram:TaxPointDate) or the code (ram:DueDateTypeCode).':
    'Behold én: datoen (ram:TaxPointDate) eller koden (ram:DueDateTypeCode).',
  'An account has no number.': 'En konto har intet nummer.',
  'Add schemeID, e.g. 0160 for a GTIN.': 'Tilføj schemeID, f.eks. 0160 for et GTIN.',
  'The country of origin has no code, or more than one.': 'Oprindelseslandet har ingen eller mere end én kode.',
  'Give the code of one country.': 'Angiv koden for ét land.',
  'The discount of a price lacks its amount, or does not say that it is one.':
    'En prisrabat mangler sit beløb eller siger ikke, at den er en rabat.',
  'Give the amount, with false in ram:ChargeIndicator.': 'Angiv beløbet med false i ram:ChargeIndicator.',
  'Keep one of them.': 'Behold et af dem.',
  'The rows of the VAT breakdown have different codes of the VAT point date.':
    'Rækkerne i momsopdelingen har forskellige koder for momsdatoen.',
  'Use one code in all of them.': 'Brug samme kode i dem alle.',
  'A quantity has a unit, and the invoiced quantities have none.':
    'En mængde har en enhed, og de fakturerede mængder har ingen.',
  'Give the invoiced quantities their unit (unitCode).': 'Giv de fakturerede mængder deres enhed (unitCode).',
  'A tax is another than VAT.': 'En afgift er en anden end moms.',
  'Write VAT in ram:TypeCode.': 'Skriv VAT i ram:TypeCode.',
  'A date of format 102 is no day written as YYYYMMDD.': 'En dato i format 102 er ikke en dag skrevet som YYYYMMDD.',
  'Write it as YYYYMMDD.': 'Skriv den som ÅÅÅÅMMDD.',
  'The document has more than one note, or a note with a subject.':
    'Dokumentet har mere end én note eller en note med emne.',
  'Put all of it in one note without a subject.': 'Skriv det hele i én note uden emne.',
  'There is more than one invoiced object.': 'Der er mere end ét faktureret objekt.',
  'There is not exactly one VAT total in the currency of the invoice.':
    'Der er ikke præcis én momstotal i fakturaens valuta.',
  'Keep one ram:TaxTotalAmount in that currency.': 'Behold ét ram:TaxTotalAmount i den valuta.',
  'A VAT total in another currency stands exactly where there is an accounting currency.':
    'En momstotal i en anden valuta står der netop, når der er en bogføringsvaluta.',
  'The discount of a price does not say that it is one.': 'En prisrabat siger ikke, at den er en rabat.',
  'Write false in ram:ChargeIndicator.': 'Skriv false i ram:ChargeIndicator.',
  'The document type is none of the billing process.': 'Dokumenttypen er ingen af faktureringsprocessens.',
  'Choose an invoice type or a credit note type of this process, e.g. 380.':
    'Vælg en faktura- eller kreditnotatype i denne proces, f.eks. 380.',
  'A date is not written as YYYYMMDD (format 102).': 'En dato er ikke skrevet som ÅÅÅÅMMDD (format 102).',
  'Write the date in eight digits, with format="102".': 'Skriv datoen med otte cifre og format="102".',
  'Give the details of that kind of payment, and of no other.':
    'Angiv oplysningerne om den slags betaling og ingen anden.',
  'The net price of a line is for another quantity than its gross price.':
    'En linjes nettopris er for en anden mængde end dens bruttopris.',
  'Give both prices for one quantity in one unit.': 'Angiv begge priser for én mængde i én enhed.',
  'A line stands below another, which XRechnung has in UBL only.':
    'En linje står under en anden, hvilket XRechnung kun har i UBL.',
  'Send the invoice in UBL, or without lines below lines.': 'Send fakturaen i UBL eller uden underlinjer.',
}
