import type { FindingWords } from '../index.ts'

/** What findings of EN 16931's binding to CII say, in Spanish. */
export const cii: FindingWords = {
  'There is not exactly one {0} in {1}.': 'No hay exactamente un {0} en {1}.',
  'There is more than one {0} in {1}.': 'Hay más de un {0} en {1}.',
  'Give {0} once.': 'Indique {0} una vez.',
  'The total VAT is {0}; it must be the sum of the VAT breakdown.':
    'El total de IVA es {0}; debe ser la suma del desglose de IVA.',
  '{0} has both ram:ID and ram:GlobalID.': '{0} tiene a la vez ram:ID y ram:GlobalID.',
  'There is more than one {0} (type code {1}).': 'Aparece más de una vez: {0} (código de tipo {1}).',
  '{0} has no place in this reference.': '{0} no tiene lugar en esta referencia.',
  'Remove {0}, or mend the type code of the reference.': 'Quite {0} o corrija el código de tipo de la referencia.',
  '{0} has no place in this tax.': '{0} no tiene lugar en este impuesto.',
  'A direct debit has no {0}.': 'En un adeudo directo falta: {0}.',
  'A payment by {0} has no details of it.': 'Un pago con {0} no tiene datos.',
  'A payment by {0} has details of another kind of payment.': 'Un pago con {0} tiene datos de otra forma de pago.',
  'The document accounts for VAT in a currency that is not its own, but has no VAT total in it.':
    'El documento contabiliza el IVA en una moneda que no es la suya, pero no tiene total de IVA en ella.',
  'Add the VAT total in the accounting currency, or remove that currency.':
    'Añada el total de IVA en la moneda contable o quite esa moneda.',
  'The total with VAT is not the total without VAT and the one total VAT in the currency of the document.':
    'El total con IVA no es el total sin IVA y el único total de IVA en la moneda del documento.',
  'The account to pay to has neither an IBAN nor another number.':
    'La cuenta de abono no tiene ni IBAN ni otro número.',
  'The document asks for a credit transfer to an account without a number.':
    'El documento pide una transferencia a una cuenta sin número.',
  'A Dutch credit note does not name the invoice that it credits.':
    'Un abono neerlandés no indica la factura que abona.',
  'Add the number of the invoice.': 'Añada el número de la factura.',
  'Give it a reference (ram:IssuerAssignedID).': 'Asígnele una referencia (ram:IssuerAssignedID).',
  'It is not said whether this is an allowance or a charge.': 'No se dice si esto es un descuento o un recargo.',
  'Add ram:ChargeIndicator: true for a charge, false for an allowance.':
    'Añada ram:ChargeIndicator: true para un recargo, false para un descuento.',
  'Keep one: the date (ram:TaxPointDate) or the code (ram:DueDateTypeCode).':
    'Conserve uno: la fecha (ram:TaxPointDate) o el código (ram:DueDateTypeCode).',
  'An account has no number.': 'Una cuenta no tiene número.',
  'Add schemeID, e.g. 0160 for a GTIN.': 'Añada schemeID, p. ej. 0160 para un GTIN.',
  'The country of origin has no code, or more than one.': 'El país de origen no tiene código, o tiene más de uno.',
  'Give the code of one country.': 'Indique el código de un solo país.',
  'The discount of a price lacks its amount, or does not say that it is one.':
    'Al descuento de un precio le falta el importe, o no dice que lo es.',
  'Give the amount, with false in ram:ChargeIndicator.': 'Indique el importe, con false en ram:ChargeIndicator.',
  'Keep one of them.': 'Conserve uno de ellos.',
  'The rows of the VAT breakdown have different codes of the VAT point date.':
    'Las filas del desglose de IVA tienen códigos de devengo distintos.',
  'Use one code in all of them.': 'Use el mismo código en todas.',
  'A quantity has a unit, and the invoiced quantities have none.':
    'Una cantidad tiene unidad, y las cantidades facturadas no.',
  'Give the invoiced quantities their unit (unitCode).': 'Asigne a las cantidades facturadas su unidad (unitCode).',
  'A tax is another than VAT.': 'Un impuesto no es el IVA.',
  'Write VAT in ram:TypeCode.': 'Escriba VAT en ram:TypeCode.',
  'A date of format 102 is no day written as YYYYMMDD.': 'Una fecha de formato 102 no es un día escrito como YYYYMMDD.',
  'Write it as YYYYMMDD.': 'Escríbala como AAAAMMDD.',
  'The document has more than one note, or a note with a subject.':
    'El documento tiene más de una nota, o una nota con asunto.',
  'Put all of it in one note without a subject.': 'Póngalo todo en una sola nota sin asunto.',
  'There is more than one invoiced object.': 'Hay más de un objeto facturado.',
  'There is not exactly one VAT total in the currency of the invoice.':
    'No hay exactamente un total de IVA en la moneda de la factura.',
  'Keep one ram:TaxTotalAmount in that currency.': 'Conserve un ram:TaxTotalAmount en esa moneda.',
  'A VAT total in another currency stands exactly where there is an accounting currency.':
    'Un total de IVA en otra moneda figura solo y siempre que hay una moneda contable.',
  'The discount of a price does not say that it is one.': 'El descuento de un precio no dice que lo es.',
  'Write false in ram:ChargeIndicator.': 'Escriba false en ram:ChargeIndicator.',
  'The document type is none of the billing process.': 'El tipo de documento no es de los del proceso de facturación.',
  'Choose an invoice type or a credit note type of this process, e.g. 380.':
    'Elija un tipo de factura o de abono de este proceso, p. ej. 380.',
  'A date is not written as YYYYMMDD (format 102).': 'Una fecha no está escrita como AAAAMMDD (formato 102).',
  'Write the date in eight digits, with format="102".': 'Escriba la fecha con ocho cifras y format="102".',
  'Give the details of that kind of payment, and of no other.':
    'Indique los datos de esa forma de pago y de ninguna otra.',
  'The net price of a line is for another quantity than its gross price.':
    'El precio neto de una línea es para otra cantidad que su precio bruto.',
  'Give both prices for one quantity in one unit.': 'Indique ambos precios para la misma cantidad en la misma unidad.',
  'A line stands below another, which XRechnung has in UBL only.':
    'Una línea está debajo de otra, lo que XRechnung solo tiene en UBL.',
  'Send the invoice in UBL, or without lines below lines.': 'Envíe la factura en UBL, o sin sublíneas.',
}
