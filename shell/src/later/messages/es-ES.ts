import type { Messages } from './en-US.ts'

const messages: Messages = {
  'help.title': 'Teclado',
  'help.palette': 'Buscar o ir a cualquier sitio',
  'help.help': 'Mostrar estas teclas',
  'help.move': 'Moverse por un menú o una lista',
  'help.choose': 'Elegir',
  'help.escape': 'Cerrar lo que esté abierto',
  'help.reorder': 'Mover la aplicación en la barra lateral',
  'help.inApps': 'Las aplicaciones tienen sus propias teclas; las muestran junto a sus botones.',
  'palette.placeholder': 'Número, empresa o un comando',
  'palette.apps': 'Aplicaciones',
  'palette.people': 'Personas',
  'palette.ofApps': 'En las aplicaciones',
  'palette.writeTo': 'Escribir a {name}',
  'palette.away': 'fuera hasta el {day}',
  'palette.awayWith': 'fuera hasta el {day}, le sustituye {substitute}',
  'palette.commands': 'Comandos',
  'palette.documents': 'Documentos',
  'palette.companies': 'Empresas',
  'palette.searching': 'Buscando…',
  'palette.nothing':
    'No se ha encontrado nada para «{query}». Pruebe con un número de documento o con parte del nombre de la empresa.',
  'palette.failed': 'No se pudo terminar la búsqueda.',
  'palette.results': '{count, plural, =0 {Sin resultados} one {# resultado} many {# resultados} other {# resultados}}',
  'palette.enter': 'Ir a {name}',
  'palette.documentsWith': 'Documentos con {name}',
}

export default messages
