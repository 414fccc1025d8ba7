import type { compare as english } from './en-US.ts'

export const compare: Record<keyof typeof english, string> = {
  'compare.with': 'Comparar con',
  'compare.choose': 'Elija un documento',
  'compare.field': 'Campo',
  'compare.invoice': 'Factura citada',
  'compare.line.same': 'Línea {line}: {name} (igual)',
  'compare.line.added': 'Línea {line} añadida: {name}',
  'compare.line.gone': 'Línea {line} eliminada: {name}',
  'compare.line.changed': 'Línea {line}: {name}',
  'compare.title': 'Dos documentos lado a lado',
  'compare.differences': 'Diferencias',
  'compare.count':
    '{count, plural, =0 {Ninguna diferencia} one {# diferencia} many {# diferencias} other {# diferencias}}',
  'compare.earlier': 'Antes',
  'compare.later': 'Después',
  'compare.account': 'Cuenta',
  'compare.file': 'Archivo (SHA-256)',
  'compare.differs': 'Distinto',
}
