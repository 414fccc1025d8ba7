import type { FindingWords } from '../index.ts'

/** What findings of XRechnung say, in Danish. */
export const xrechnung: FindingWords = {
  'The payment of a third party has no {0}.': 'En tredjeparts betaling mangler: {0}.',
  'Enter the {0}.': 'Angiv: {0}.',
  'The {0} is missing.': 'Mangler: {0}.',
  'Payment by {0} ({1}) has no details of it.': 'Betaling med {0} ({1}) har ingen oplysninger om det.',
  'Payment by {0} ({1}) has details of another kind of payment.':
    'Betaling med {0} ({1}) har oplysninger om en anden slags betaling.',
  'The document type is not one of {0}.': 'Dokumenttypen er ingen af disse: {0}.',
  'Enter the rate, 0 where nothing is taxed.': 'Angiv satsen, 0 hvor intet er beskattet.',
  'The seller has neither a VAT number nor a tax number, nor a tax representative.':
    'Sælger har hverken momsnummer, skattenummer eller skatterepræsentant.',
  'The payment terms have a discount that is not written as agreed.':
    'Betalingsbetingelserne har en kontantrabat, der ikke er skrevet som aftalt.',
  'Write #SKONTO#TAGE=14#PROZENT=2.00# on a line of its own.':
    'Skriv #SKONTO#TAGE=14#PROZENT=2.00# på en linje for sig.',
  'The account of a SEPA transfer is no IBAN.': 'Kontoen for en SEPA-overførsel er ikke et IBAN.',
  'Correct the IBAN.': 'Ret IBAN.',
  'The account of a SEPA direct debit is no IBAN.': 'Kontoen for en SEPA-debitering er ikke et IBAN.',
  'Two attachments have the same file name.': 'To vedhæftninger har samme filnavn.',
  'Give each a name of its own.': 'Giv hver sit eget navn.',
  'Enter them.': 'Angiv dem.',
  'Remove them.': 'Fjern dem.',
  'A corrected invoice (384) does not name what it corrects.': 'En rettet faktura (384) nævner ikke, hvad den retter.',
  "The seller's telephone number has fewer than three digits.": 'Sælgers telefonnummer har færre end tre cifre.',
  "The seller's e-mail address is none.": 'Sælgers e-mailadresse er ikke en e-mailadresse.',
  'A direct debit has no creditor identifier.': 'En direkte debitering har intet kreditor-id.',
  'Enter it as an identifier of the seller or payee with the scheme SEPA.':
    'Angiv det som id for sælger eller betalingsmodtager med skemaet SEPA.',
  'A direct debit has no account of the payer.': 'En direkte debitering mangler betalers konto.',
  'Enter the IBAN of the buyer.': 'Angiv købers IBAN.',
  'The specification is not that of XRechnung.': 'Specifikationen er ikke den for XRechnung.',
  'The address of an attached document is not a whole one.': 'Adressen på et vedhæftet dokument er ikke fuldstændig.',
  'Write it with its scheme, e.g. https://example.com/timesheet.pdf.':
    'Skriv den med protokol, f.eks. https://example.com/timesheet.pdf.',
  '{0} is {1}, which is not of the form YYYY-MM-DD.': '{0} er {1}, som ikke har formen ÅÅÅÅ-MM-DD.',
  'Write the date as YYYY-MM-DD, without time and time zone.':
    'Skriv datoen som ÅÅÅÅ-MM-DD, uden klokkeslæt og tidszone.',
  'Nothing says when was delivered: no date, no period.':
    'Intet siger, hvornår der blev leveret: ingen dato, ingen periode.',
  'Add the date of delivery, or the period that is billed.': 'Tilføj leveringsdatoen eller faktureringsperioden.',
  'The amount due is not the total with VAT, less what is paid, with the rounding and the payments of others.':
    'Det skyldige beløb er ikke totalen med moms minus det betalte, med afrunding og tredjeparters betalinger.',
  'Correct the totals.': 'Ret totalerne.',
  'The contract is missing.': 'Kontrakten mangler.',
  'Enter its number.': 'Angiv nummeret.',
  'The tender or lot is missing.': 'Udbuddet eller delkontrakten mangler.',
  'No line is of a vehicle with its category and its kind.': 'Ingen linje er for et køretøj med dets klasse og art.',
  'Give a line a classification of the list CVD and the property cva.':
    'Giv en linje en klassifikation fra listen CVD og egenskaben cva.',
  'The category of a vehicle is not one of M1, M2, M3, N1, N2, N3.':
    'Et køretøjs klasse er ikke M1, M2, M3, N1, N2 eller N3.',
  'The kind of a vehicle (cva) is not one of clean, zero-emission, other.':
    'Et køretøjs art (cva) er ikke clean, zero-emission eller other.',
  'A vehicle has not exactly one kind (cva).': 'Et køretøj har ikke præcis én art (cva).',
  'Give its line the property cva once.': 'Giv dets linje egenskaben cva én gang.',
  'A kind of vehicle (cva) has not exactly one category.': 'En køretøjsart (cva) har ikke præcis én klasse.',
  'Give its line one classification of the list CVD.': 'Giv dens linje én klassifikation fra listen CVD.',
  'The amount of a line is not the sum of the lines below it.': 'En linjes beløb er ikke summen af dens underlinjer.',
  'Correct it, or the lines below.': 'Ret det eller underlinjerne.',
  'A line below a line has not exactly one VAT category.': 'En underlinje har ikke præcis én momskategori.',
  'Give it one.': 'Giv den én.',
  'The payment of a third party has more than two decimals.': 'En tredjeparts betaling har mere end to decimaler.',
  'The payment of a third party is in another currency than the invoice.':
    'En tredjeparts betaling er i en anden valuta end fakturaen.',
  'Give it in the currency of the invoice.': 'Angiv den i fakturaens valuta.',
}
