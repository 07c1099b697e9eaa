import type { Words } from '../words';

/** The proof of liabilities: its card in the account, and the public page that goes with it. */
export const proof: Words<'fr', 'proof'> = {
  title: 'Preuve que vous figurez dans les livres',
  checking: 'Votre navigateur vérifie…',
  none: 'Aucun état des livres n’a encore été publié.',
  young:
    'Votre compte est plus récent que le dernier état. Cette page vérifiera le suivant, qui le comprend.',
  proven:
    'Le {{date}}, les livres devaient {{total}} à l’ensemble des investisseurs. Votre navigateur a vérifié que vos {{own}} y sont compris.',
  stale:
    'C’était il y a plus de deux jours. Un nouvel état est dû chaque jour : demandez pourquoi il manque.',
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
    statement_differs: 'Votre entrée diffère de vos propres transactions.',
    other_account: 'Le reçu appartient à un autre compte.',
    other_snapshot: 'On vous a donné un autre état que celui montré au public.',
    chain_broken: 'Les états publiés ne se suivent pas.',
    history_replaced: 'Un état que ce navigateur avait déjà vu n’est plus publié.',
  },
  page: {
    title: 'Transparence',
    description:
      'Ce que les livres doivent à tous les investisseurs, ce qui est attesté en regard, comment vérifier les deux, et ce que cela ne prouve pas.',
    lead: 'Ce que les livres doivent à l’ensemble des investisseurs, et ce qui se trouve en regard. Chaque chiffre vient de la base de données au moment où vous ouvrez cette page.',
    loading: 'Chargement des chiffres…',
    failed: 'La base de données n’a pas répondu.',
    owed: 'Ce qui est dû',
    none: 'Aucun état n’a encore été publié.',
    asOf: 'État {number}, du {date}',
    total: 'Total dû',
    available: 'Disponible',
    invested: 'Investi dans des plans',
    withdrawing: 'En cours de retrait',
    accrued: 'Rendement pas encore crédité',
    against: 'Ce qui se trouve en regard',
    noReserves: 'Aucune réserve n’a été attestée. Rien sur cette page ne montre que l’argent est là.',
    reserves: 'Réserves attestées',
    coverage: 'Couvert par elles',
    insurance: 'Fonds de garantie selon les livres',
    insured: 'Couvert par lui',
    reserveWorth: 'valait {value} le {date}, selon l’opérateur',
    reserveOld: 'Signé il y a plus d’un mois : ne compte pas.',
    address: 'Adresse',
    block: 'Bloc',
    message: 'Message signé',
    signature: 'Signature du message',
    howToCheck: 'Comment le vérifier',
    capacity: 'Capacité',
    sold: 'Vendue : principal dans des plans',
    income: 'Revenus comptabilisés avec justificatif, 30 derniers jours',
    days: 'Jours avec de tels revenus',
    noCapacity: 'Aucun justificatif de capacité de minage n’est publié ici ; aucune n’est donc revendiquée.',
    history: 'Ce qui était dû, jour après jour',
    historyText: 'Le total de chaque état ; le plus récent est {total}.',
    snapshots: 'Tous les états',
    snapshot: 'État',
    date: 'Date',
    root: 'Racine',
    seal: 'Sceau',
    older: 'États antérieurs',
    verify: 'Comment vérifier',
    steps: {
      sign: 'Connectez-vous. Votre navigateur vérifie de lui-même chaque nouvel état et montre le résultat sur votre tableau de bord.',
      receipt: 'Téléchargez-y le reçu. Il contient votre propre entrée et le chemin qui mène à la racine.',
      tool: 'Vérifiez-le avec le programme de notre code source, npm run verify, ou avec un programme que vous écrivez vous-même d’après le format publié.',
      compare:
        'Comparez le sceau le plus récent avec d’autres personnes et conservez-le. Il engage tous les états précédents : deux sceaux différents d’un même état prouvent que quelqu’un a été trompé.',
    },
    limits: 'Ce que cela ne prouve pas',
    limit: {
      solvency:
        'Que l’argent est là. L’arbre montre ce qui est dû ; les réserves sont ce que les opérateurs attestent, et le logiciel ne vérifie pas leurs signatures.',
      borrowed:
        'Que les réserves appartiennent à la maison. Elles peuvent être empruntées pour le jour de la signature.',
      hidden: 'Qu’il n’existe pas de dettes en dehors de ces livres.',
      unseen:
        'Que personne n’est omis parmi ceux qui ne regardent jamais. Chaque investisseur qui vérifie rend cela plus difficile.',
      siblings:
        'Le secret complet des sommes. Un reçu montre les sommes des branches voisines de son chemin ; la plus petite peut être le solde d’un seul autre investisseur, sans nom.',
      kinds: 'La répartition par catégories. Elle est scellée, mais l’arbre ne prouve que le total.',
    },
  },
};
