import type { FindingWords } from '../index.ts'

/** What findings of XRechnung say, in Spanish. */
export const xrechnung: FindingWords = {
  'The payment of a third party has no {0}.': 'El pago de un tercero no tiene: {0}.',
  'Enter the {0}.': 'Introduzca: {0}.',
  'The {0} is missing.': 'Falta: {0}.',
  'Payment by {0} ({1}) has no details of it.': 'El pago por {0} ({1}) no tiene datos.',
  'Payment by {0} ({1}) has details of another kind of payment.':
    'El pago por {0} ({1}) tiene datos de otra forma de pago.',
  'The document type is not one of {0}.': 'El tipo de documento no es ninguno de estos: {0}.',
  'Enter the rate, 0 where nothing is taxed.': 'Introduzca el tipo, 0 si nada tributa.',
  'The seller has neither a VAT number nor a tax number, nor a tax representative.':
    'El vendedor no tiene ni NIF-IVA, ni número fiscal, ni representante fiscal.',
  'The payment terms have a discount that is not written as agreed.':
    'Las condiciones de pago tienen un descuento por pronto pago que no está escrito como se convino.',
  'Write #SKONTO#TAGE=14#PROZENT=2.00# on a line of its own.':
    'Escriba #SKONTO#TAGE=14#PROZENT=2.00# en una línea aparte.',
  'The account of a SEPA transfer is no IBAN.': 'La cuenta de una transferencia SEPA no es un IBAN.',
  'Correct the IBAN.': 'Corrija el IBAN.',
  'The account of a SEPA direct debit is no IBAN.': 'La cuenta de un adeudo directo SEPA no es un IBAN.',
  'Two attachments have the same file name.': 'Dos adjuntos tienen el mismo nombre de archivo.',
  'Give each a name of its own.': 'Dé a cada uno un nombre propio.',
  'Enter them.': 'Introdúzcalos.',
  'Remove them.': 'Quítelos.',
  'A corrected invoice (384) does not name what it corrects.':
    'Una factura rectificativa (384) no indica qué rectifica.',
  "The seller's telephone number has fewer than three digits.":
    'El número de teléfono del vendedor tiene menos de tres cifras.',
  "The seller's e-mail address is none.": 'La dirección de correo electrónico del vendedor no lo es.',
  'A direct debit has no creditor identifier.': 'Un adeudo directo no tiene identificador del acreedor.',
  'Enter it as an identifier of the seller or payee with the scheme SEPA.':
    'Introdúzcalo como identificador del vendedor o del beneficiario con el esquema SEPA.',
  'A direct debit has no account of the payer.': 'Un adeudo directo no tiene cuenta del pagador.',
  'Enter the IBAN of the buyer.': 'Introduzca el IBAN del comprador.',
  'The specification is not that of XRechnung.': 'La especificación no es la de XRechnung.',
  'The address of an attached document is not a whole one.': 'La dirección de un documento adjunto no está completa.',
  'Write it with its scheme, e.g. https://example.com/timesheet.pdf.':
    'Escríbala con su esquema, p. ej. https://example.com/timesheet.pdf.',
  '{0} is {1}, which is not of the form YYYY-MM-DD.': '{0} es {1}, que no tiene la forma AAAA-MM-DD.',
  'Write the date as YYYY-MM-DD, without time and time zone.':
    'Escriba la fecha como AAAA-MM-DD, sin hora ni zona horaria.',
  'Nothing says when was delivered: no date, no period.': 'Nada dice cuándo se entregó: ni fecha, ni periodo.',
  'Add the date of delivery, or the period that is billed.': 'Añada la fecha de entrega o el periodo facturado.',
  'The amount due is not the total with VAT, less what is paid, with the rounding and the payments of others.':
    'El importe adeudado no es el total con IVA, menos lo pagado, con el redondeo y los pagos de terceros.',
  'Correct the totals.': 'Corrija los totales.',
  'The contract is missing.': 'Falta el contrato.',
  'Enter its number.': 'Introduzca su número.',
  'The tender or lot is missing.': 'Falta la licitación o el lote.',
  'No line is of a vehicle with its category and its kind.':
    'Ninguna línea es de un vehículo con su categoría y su clase.',
  'Give a line a classification of the list CVD and the property cva.':
    'Dé a una línea una clasificación de la lista CVD y la propiedad cva.',
  'The category of a vehicle is not one of M1, M2, M3, N1, N2, N3.':
    'La categoría de un vehículo no es M1, M2, M3, N1, N2 ni N3.',
  'The kind of a vehicle (cva) is not one of clean, zero-emission, other.':
    'La clase de un vehículo (cva) no es clean, zero-emission ni other.',
  'A vehicle has not exactly one kind (cva).': 'Un vehículo no tiene exactamente una clase (cva).',
  'Give its line the property cva once.': 'Dé a su línea la propiedad cva una vez.',
  'A kind of vehicle (cva) has not exactly one category.':
    'Una clase de vehículo (cva) no tiene exactamente una categoría.',
  'Give its line one classification of the list CVD.': 'Dé a su línea una clasificación de la lista CVD.',
  'The amount of a line is not the sum of the lines below it.':
    'El importe de una línea no es la suma de sus sublíneas.',
  'Correct it, or the lines below.': 'Corríjalo, o corrija las sublíneas.',
  'A line below a line has not exactly one VAT category.': 'Una sublínea no tiene exactamente una categoría de IVA.',
  'Give it one.': 'Asígnele una.',
  'The payment of a third party has more than two decimals.': 'El pago de un tercero tiene más de dos decimales.',
  'The payment of a third party is in another currency than the invoice.':
    'El pago de un tercero está en otra moneda que la factura.',
  'Give it in the currency of the invoice.': 'Indíquelo en la moneda de la factura.',
}
