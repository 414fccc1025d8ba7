import type { Messages } from './en-US.ts'

const messages: Messages = {
  'away.title': 'Je suis absent',
  'away.text':
    'Vos collègues voient jusqu’à quand vous êtes absent et qui vous remplace, partout où ils vous cherchent. Ce qui est envoyé à votre société arrive comme d’habitude.',
  'away.from': 'Premier jour',
  'away.until': 'Dernier jour',
  'away.substitute': 'Remplacement',
  'away.none': 'Aucun collègue de ce nom',
  'away.searching': 'Recherche…',
  'away.pick': 'Choisir un jour : {field}',
  'away.notDate': 'Ce n’est pas une date : écrivez jour, mois et année.',
  'away.save': 'Enregistrer',
  'away.back': 'Je suis de retour',
  'away.cancel': 'Annuler',
  'away.saved': 'Vous êtes absent jusqu’au {day}. Vos collègues le voient.',
  'away.ended': 'Bon retour. Vous n’apparaissez plus comme absent.',
  'away.turned': 'Le dernier jour précède le premier : choisissez-en un plus tard.',
  'away.unknown': 'Vos collègues n’ont pas pu être chargés.',
}

export default messages
