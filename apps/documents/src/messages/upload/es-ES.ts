import type { upload as english } from './en-US.ts'

export const upload: Record<keyof typeof english, string> = {
  'upload.title': 'Subir documentos',
  'upload.drop': 'Suelte documentos en cualquier lugar de aquí',
  'upload.intro':
    'UBL en XML o JSON, CII, o un PDF Factur-X o ZUGFeRD. Cada archivo se convierte en un borrador que usted revisa y envía.',
  'upload.choose': 'Elegir archivos',
  'upload.waiting': 'En espera',
  'upload.reading': 'Subiendo',
  'upload.done': 'Borrador',
  'upload.refused': 'Rechazado',
  'upload.progress': '{done} de {all} archivos',
  'upload.fine': 'Nada que corregir',
  'upload.findings':
    '{count, plural, one {# punto por corregir} many {# puntos por corregir} other {# puntos por corregir}}',
  'upload.more':
    '{count, plural, one {y # más: ábralo para verlo} many {y # más: ábralo para verlos} other {y # más: ábralo para verlos}}',
  'upload.open': 'Abrir',
  'upload.close': 'Cerrar',
  'upload.again': 'Reintentar',
  'upload.noDocument': '{file} no es XML, JSON ni PDF. Suba el documento en una de esas formas.',
  'upload.refusal.size':
    'El archivo es más grande, o más profundo, de lo que puede ser un documento. Divídalo o quite lo que lleva incrustado.',
  'upload.refusal.kind':
    'No es un documento que se pueda leer. Suba UBL o CII en XML, UBL en JSON o un PDF con XML dentro.',
  'upload.refusal.encoding': 'Los caracteres del archivo no están en UTF-8. Guárdelo en UTF-8.',
  'upload.refusal.doctype':
    'El archivo tiene una declaración de tipo de documento (DOCTYPE). Quítela: ningún documento comercial la necesita.',
  'upload.refusal.damaged': 'El archivo está dañado o cortado. Expórtelo de nuevo desde el programa que lo escribió.',
  'upload.refusal.encrypted': 'El PDF está cifrado. Súbalo sin contraseña y sin restricciones.',
  'upload.refusal.bare': 'El PDF no contiene ninguna factura en XML. Pida el XML o un PDF híbrido.',
  'upload.refusal.where': 'Está en la línea {line}, columna {column}.',
  'upload.results': 'Archivos subidos',
}
