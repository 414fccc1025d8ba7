import type { FindingWords } from '../index.ts'

/** What findings of EN 16931's binding to UBL say, in Spanish. */
export const syntax: FindingWords = {
  '{0} is not {1}.': '{0} no es válido para: {1}.',
  'Choose {0} from the list.': 'Elija de la lista: {0}.',
  '{0} has no place here in a core invoice (EN 16931).': '{0} no tiene lugar aquí en una factura básica (EN 16931).',
  'Remove {0}.': 'Quite {0}.',
  'Keep one.': 'Conserve uno.',
  'There is more than one {0}.': 'Aparece más de una vez: {0}.',
  'The payee is the seller, or there is more than one {0}.':
    'El beneficiario es el vendedor, o aparece más de una vez: {0}.',
  'Leave the payee out where the seller is paid; otherwise keep one.':
    'Omita al beneficiario si cobra el vendedor; si no, conserve uno.',
  'Enter the number of the preceding invoice.': 'Introduzca el número de la factura anterior.',
  'The seller has more than two tax schemes.': 'El vendedor tiene más de dos esquemas fiscales.',
  'Keep its VAT number and its tax registration.': 'Conserve su NIF-IVA y su registro fiscal.',
  'A supporting document has a type code other than 130, the invoiced object.':
    'Un documento justificativo tiene un código de tipo distinto de 130, el objeto facturado.',
  'Leave the type code out, or write 130 for the invoiced object.':
    'Omita el código de tipo o escriba 130 para el objeto facturado.',
  'A line has no tax category, or more than one.': 'Una línea no tiene categoría fiscal, o más de una.',
  'Give the line one tax category.': 'Asigne a la línea una categoría fiscal.',
  'The UBL version is another than 2.1.': 'La versión UBL no es 2.1.',
  'Leave it out, or write 2.1.': 'Omítala o escriba 2.1.',
  'The due date stands in the payment means.': 'El vencimiento está en el medio de pago.',
  'Put it in cbc:DueDate.': 'Póngalo en cbc:DueDate.',
  'The number of a supporting document has a scheme, which only an invoiced object has.':
    'El número de un documento justificativo tiene un esquema, propio solo del objeto facturado.',
  'Remove schemeID, or write 130 as its type code.': 'Quite schemeID o escriba 130 como código de tipo.',
  'An invoiced object has an attachment.': 'Un objeto facturado tiene un adjunto.',
  'Remove the attachment, or the type code 130.': 'Quite el adjunto o el código de tipo 130.',
  'An invoiced object has a description.': 'Un objeto facturado tiene una descripción.',
  'Remove the description, or the type code 130.': 'Quite la descripción o el código de tipo 130.',
  '{0} is {1}: an amount has two decimals at most.': '{0} es {1}: un importe tiene dos decimales como máximo.',
  '{0} has no mimeCode.': '{0} no tiene mimeCode.',
  'Say what kind of file it is, e.g. mimeCode="application/pdf".':
    'Diga qué tipo de archivo es, p. ej. mimeCode="application/pdf".',
  '{0} has no filename.': '{0} no tiene filename.',
  'Add the name of the file.': 'Añada el nombre del archivo.',
  '{0} has the attribute name, which a core invoice has on the payment means code only.':
    '{0} tiene el atributo name, que una factura básica solo tiene en el código del medio de pago.',
  'Remove the attribute.': 'Quite el atributo.',
  'An address has more than one third line.': 'Una dirección tiene más de una tercera línea.',
  'Keep one cac:AddressLine with one cbc:Line.': 'Conserve un cac:AddressLine con un cbc:Line.',
  'A party has a tax scheme without the number under which it is registered there, or a number without its scheme.':
    'Una parte tiene un esquema fiscal sin el número con el que figura en él, o un número sin su esquema.',
  'Add cbc:CompanyID and the scheme, or remove both.': 'Añada cbc:CompanyID y el esquema fiscal, o quite ambos.',
}
