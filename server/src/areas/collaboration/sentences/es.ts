/** What it says in Spanish, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'it is kept to those who were asked into it': 'está reservado a quienes fueron invitados',
  'another company opened it': 'lo abrió otra empresa',
  'The thread {0} is not open to you: {1}.': 'El hilo {0} no está abierto para usted: {1}.',
  'The thread {0} cannot be changed: {1}. Say something in it.':
    'El hilo {0} no se puede cambiar: {1}. Escriba algo en él.',
}
