/** What it says in French, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  '{0}: {1}. Send one of the types of info/documentprofiles.':
    '{0} : {1}. Envoyez l’un des types d’info/documentprofiles.',
  'The document breaks 1 rule: {0}': 'Le document enfreint 1 règle : {0}',
  'The document breaks {0} rules: {1}': 'Le document enfreint {0} règles : {1}',
  'The document {0} was not there at position {1} of the log.':
    'Le document {0} n’existait pas à la position {1} du journal.',
  'it is kept to those who were given a right on it, its author and the company’s administrators':
    'il est réservé à ceux qui ont reçu un droit sur lui, à son auteur et aux administrateurs de l’entreprise',
  'it takes the right {0} on it, and what was given is {1}':
    'il faut le droit {0} sur lui, et celui qui a été donné est {1}',
  'it is held: its content is neither changed nor thrown away until an administrator releases it':
    'il est retenu : son contenu n’est ni modifié ni détruit jusqu’à ce qu’un administrateur le libère',
  'it is a draft': 'c’est un brouillon',
  'it is locked and does not change any more': 'il est verrouillé et ne change plus',
  'it is {0} and does not change any more': 'il est {0} et ne change plus',
  'it was finished before': 'il a déjà été finalisé',
  'it is {0}': 'il est {0}',
  '{0}, and only a draft that never was more is deleted; {1}':
    '{0}, et seul un brouillon qui n’a jamais été davantage est supprimé ; {1}',
  '{0}, and only a draft that never was more is deleted':
    '{0}, et seul un brouillon qui n’a jamais été davantage est supprimé',
  'it is {0}: it was sent or received already': 'il est {0} : il a déjà été envoyé ou reçu',
  'it is filed away already': 'il est déjà archivé',
  'no account of it waits to be confirmed: it is known already':
    'aucun de ses comptes n’attend de confirmation : il est déjà connu',
  'it is not marked as the duplicate of another': 'il n’est pas marqué comme doublon d’un autre',
  'it is not filed away': 'il n’est pas archivé',
  'it is held already': 'il est déjà retenu',
  'nobody holds it by itself': 'personne ne le retient en propre',
  'it has not been delivered': 'il n’a pas été remis',
  'a document of type {0} does not take this answer': 'un document de type {0} n’admet pas cette réponse',
  'it asks to be paid to an account that is not known of its sender: ask them, and confirm the account first':
    'il demande à être payé sur un compte que l’on ne connaît pas de son expéditeur : demandez-lui, et confirmez d’abord le compte',
  'colleagues were asked to approve it, and have not decided yet':
    'des collègues doivent l’approuver et n’ont pas encore décidé',
  'its approval was refused: ask for it anew, or reject the document':
    'son approbation a été refusée : redemandez-la, ou rejetez le document',
  'only its receiver may accept it': 'seul son destinataire peut l’accepter',
  'only its receiver may reject it': 'seul son destinataire peut le rejeter',
  'only its receiver may dispute it': 'seul son destinataire peut le contester',
  'only its receiver may report payment of it': 'seul son destinataire peut en signaler le paiement',
  'only its sender may confirm payment of it': 'seul son expéditeur peut en confirmer le paiement',
  'only its sender may cancel it': 'seul son expéditeur peut l’annuler',
  'it is kept until {0} by law (for the longest time that any law known here asks)':
    'la loi le fait conserver jusqu’au {0} (pour la plus longue durée qu’exige une loi connue ici)',
  'it is kept until {0} by law ({1}: {2})': 'la loi le fait conserver jusqu’au {0} ({1} : {2})',
  'cannot find document profile id for provided document type':
    'aucun identifiant de profil de document pour le type de document fourni',
}
