import type { upload as english } from './en-US.ts'

export const upload: Record<keyof typeof english, string> = {
  'upload.title': 'Importer des documents',
  'upload.drop': 'Déposez des documents n’importe où ici',
  'upload.intro':
    'UBL en XML ou JSON, CII, ou un PDF Factur-X ou ZUGFeRD. Chaque fichier devient un brouillon que vous vérifiez et envoyez.',
  'upload.choose': 'Choisir des fichiers',
  'upload.waiting': 'En attente',
  'upload.reading': 'Envoi en cours',
  'upload.done': 'Brouillon',
  'upload.refused': 'Refusé',
  'upload.progress': '{done} sur {all} fichiers',
  'upload.fine': 'Rien à corriger',
  'upload.findings': '{count, plural, one {# point à corriger} many {# points à corriger} other {# points à corriger}}',
  'upload.more':
    '{count, plural, one {et # autre : ouvrez-le pour le voir} many {et # autres : ouvrez-le pour les voir} other {et # autres : ouvrez-le pour les voir}}',
  'upload.open': 'Ouvrir',
  'upload.close': 'Fermer',
  'upload.again': 'Réessayer',
  'upload.noDocument': '{file} n’est ni XML, ni JSON, ni PDF. Importez le document sous l’une de ces formes.',
  'upload.refusal.size':
    'Le fichier est plus grand, ou plus profond, qu’un document ne peut l’être. Divisez-le ou retirez ce qu’il contient d’incorporé.',
  'upload.refusal.kind':
    'Ce n’est pas un document lisible. Envoyez de l’UBL ou du CII en XML, de l’UBL en JSON ou un PDF contenant du XML.',
  'upload.refusal.encoding': 'Les caractères du fichier ne sont pas en UTF-8. Enregistrez-le en UTF-8.',
  'upload.refusal.doctype':
    'Le fichier contient une déclaration de type de document (DOCTYPE). Retirez-la : aucun document commercial n’en a besoin.',
  'upload.refusal.damaged':
    'Le fichier est endommagé ou tronqué. Exportez-le de nouveau depuis le programme qui l’a écrit.',
  'upload.refusal.encrypted': 'Le PDF est chiffré. Envoyez-le sans mot de passe et sans restrictions.',
  'upload.refusal.bare': 'Le PDF ne contient aucune facture en XML. Demandez le XML ou un PDF hybride.',
  'upload.refusal.where': 'C’est à la ligne {line}, colonne {column}.',
  'upload.results': 'Fichiers importés',
}
