import type { Words } from '../../../lib/i18n/words.ts';

/** The French of the proof of liabilities. */
export const proof: Words<'fr', 'account/proof'> = {
  /** The proof of liabilities: its card in the account, and the public page that goes with it. */
  proof: {
    title: 'Preuve que vous figurez dans les livres',
    checking: 'Votre navigateur vérifie…',
    none: 'Aucun état des livres n’a encore été publié.',
    young:
      'Votre compte est plus récent que le dernier état. Cette page vérifiera le suivant, qui le comprend.',
    proven:
      'Le {{date}}, les livres devaient {{total}} à l’ensemble des investisseurs. Votre navigateur a vérifié que vos {{own}} y sont compris.',
    stale:
      'C’était il y a plus de deux jours. Un nouvel état est dû chaque jour : demandez pourquoi il manque.',
    restored:
      'Le site a été restauré à partir d’une sauvegarde le {{date}}, dans son état du {{moment}}. Ce qui a été enregistré après ce moment est perdu : comparez vos transactions avec vos propres notes et dites-nous ce qui manque.',
    restoredReason: 'Motif indiqué :',
    unavailable: 'Le dernier état n’a pas pu être vérifié pour l’instant.',
    receipt: 'Télécharger le reçu',
    seal: 'Sceau de l’état {{number}}',
    compare: 'Le comparer avec la page publique',
    failed: 'La preuve des engagements a échoué',
    failedText:
      'Ce qui est publié ne prouve pas ce que contient votre compte. Téléchargez les preuves, conservez-les et montrez-les à une personne de confiance. N’envoyez pas d’argent tant que cela n’est pas expliqué.',
    evidence: 'Télécharger les preuves',
    problems: {
      malformed: 'Le reçu est incomplet ou n’est pas au format publié.',
      seal_broken: 'Les chiffres publiés ne correspondent pas à leur sceau.',
      not_included: 'L’état ne contient aucune entrée pour votre compte.',
      path_wrong: 'Le chemin de votre entrée à la racine n’a pas la bonne longueur.',
      value_out_of_bounds: 'L’arbre contient un montant impossible.',
      root_differs: 'Votre entrée ne mène pas à la racine publiée.',
      total_differs: 'Le total publié n’est pas la somme des entrées.',
      pools_differ: 'Les chiffres publiés d’un fonds commun ne mènent pas à leur racine publiée.',
      pooled_differs:
        'Ce que votre entrée dit des portefeuilles et des stratégies ne découle pas de vos unités.',
      statement_differs: 'Votre entrée diffère de vos propres transactions.',
      other_account: 'Le reçu appartient à un autre compte.',
      other_snapshot: 'On vous a donné un autre état que celui montré au public.',
      chain_broken: 'Les états publiés ne se suivent pas.',
      history_replaced: 'Un état que ce navigateur avait déjà vu n’est plus publié.',
    },
  },
};
