import type { Messages } from './en.ts'
import { page } from './page.es.ts'

export const es: Messages = {
  page,
  reasons: {
    REF: 'Las referencias son incorrectas',
    LEG: 'Los datos legales son incorrectos',
    REC: 'No va dirigido a nosotros',
    QUA: 'La calidad no es la acordada',
    DEL: 'Falta la entrega o está incompleta',
    PRI: 'El precio es incorrecto',
    QTY: 'La cantidad es incorrecta',
    ITM: 'Los artículos son incorrectos',
    PAY: 'Las condiciones de pago son incorrectas',
    UNR: 'No reconocido',
    FIN: 'Los importes o impuestos son incorrectos',
    OTH: 'Otro motivo',
  },
  formerColleague: 'antiguo compañero',
  mail: {
    subject: '{type} {number} de {sender}',
    text: 'Para {receiver}\n\n{sender} le envía este documento: {type} {number}.\n\nEl PDF es para leer. El XML contiene los mismos datos para su programa de contabilidad.\n\nLas respuestas a este correo no llegan a {sender}: utilice el contacto que figura en el documento.',
  },
}
