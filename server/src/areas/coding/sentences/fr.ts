/** What it says in French, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'The coding of the document {0} cannot change: {1}.': 'L’imputation du document {0} ne peut pas changer : {1}.',
  'The coding is not clear: {0}.': 'L’imputation n’est pas claire : {0}.',
  none: 'aucune',
  'version {0}': 'la version {0}',
  'The coding of the document {0} was taken off since, and you saved over {1}: save without version to code it anew.':
    'L’imputation du document {0} a été retirée entre-temps, et vous avez enregistré sur {1} : enregistrez sans version pour l’imputer à nouveau.',
  'The coding of the document {0} is at version {1}, and you saved over {2}: read it, and save what you changed with version {3}.':
    'L’imputation du document {0} en est à la version {1}, et vous avez enregistré sur {2} : lisez-la, puis enregistrez votre modification avec la version {3}.',
  'The document {0} has no coding.': 'Le document {0} n’a pas d’imputation.',
  'documentId is {0} and the address names {1}: give the same.':
    'documentId est {0} et l’adresse nomme {1} : donnez le même.',
  'The table is none: {0}.': 'Ce n’est pas un tableau : {0}.',
  'ListId is {0} and the address names {1}: give the same.': 'ListId est {0} et l’adresse nomme {1} : donnez le même.',
  'The list {0} cannot be deleted: documents carry codes of it ({1}). Empty it, and nothing new is coded with it.':
    'La liste {0} ne peut pas être supprimée : des documents portent des codes à elle ({1}). Videz-la, et rien de nouveau ne sera imputé avec elle.',
  'it is locked as a {0}, and what is locked does not change any more':
    'il est verrouillé comme {0}, et ce qui est verrouillé ne change plus',
  'it is an answer: code the document that it answers': 'c’est une réponse : imputez le document auquel elle répond',
  'its content was thrown away once no law had it kept':
    'son contenu a été supprimé une fois qu’aucune loi ne le faisait conserver',
  'it is filed away: take it out of the archive first': 'il est archivé : sortez-le d’abord des archives',
  'lines names the line {0} twice: give all its parts in one':
    'lines nomme deux fois la ligne {0} : donnez toutes ses parts en une',
  '{0} has the amount {1} and the percent {2}: give one of them':
    '{0} a le montant {1} et le pourcentage {2} : donnez l’un des deux',
  '{0} has two codes of the list {1}: split it, and give each part one':
    '{0} a deux codes de la liste {1} : répartissez, et donnez-en un à chaque part',
  'headers names the list {0} twice: give it one column':
    'headers nomme deux fois la liste {0} : donnez-lui une colonne',
  'rows.{0} has {1} cells and the table {2} columns: give a cell for each, an empty one where there is no code':
    'rows.{0} a {1} cellules et le tableau {2} colonnes : donnez une cellule pour chacune, vide là où il n’y a pas de code',
  'Whole document': 'Document entier',
  'Line {0}': 'Ligne {0}',
  'The document has no line {0}.': 'Le document n’a pas de ligne {0}.',
  'Take its codes off.': 'Retirez ses codes.',
  '{0}: {1} is not in the list {2}.': '{0} : {1} n’est pas dans la liste {2}.',
  'Choose a code of the list.': 'Choisissez un code de la liste.',
  '{0}: {1} of the list {2} is out of use.': '{0} : {1} de la liste {2} n’est plus utilisé.',
  'Choose another code.': 'Choisissez un autre code.',
  '{0}: {1} of the list {2} went out of use after it was given.':
    '{0} : {1} de la liste {2} n’est plus utilisé depuis qu’il a été donné.',
  'It may stay, or choose another code.': 'Il peut rester, ou choisissez un autre code.',
  '{0}: {1} does not go with {2}.': '{0} : {1} ne va pas avec {2}.',
  'Choose another of the two.': 'Changez l’un des deux.',
  '{0}: the list {1} is for the whole document and not for a line.':
    '{0} : la liste {1} vaut pour le document entier et non pour une ligne.',
  'Give its code to the whole document.': 'Donnez son code au document entier.',
  '{0}: part {1} has neither an amount nor a percent.': '{0} : la part {1} n’a ni montant ni pourcentage.',
  'Say how much it is, or remove it.': 'Indiquez combien elle vaut, ou supprimez-la.',
  '{0}: the parts add up to {1} of {2}. {3} is missing.': '{0} : les parts font {1} sur {2}. Il manque {3}.',
  'Give {0} more to a part, or add one.': 'Donnez {0} de plus à une part, ou ajoutez-en une.',
  '{0}: the parts add up to {1} of {2}. That is {3} too much.': '{0} : les parts font {1} sur {2}. C’est {3} de trop.',
  'Take {0} off a part.': 'Retirez {0} à une part.',
}
