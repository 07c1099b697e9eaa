import type { Words } from '../../../lib/i18n/words.ts';

/** The French of the transparency page. */
export const transparency: Words<'fr', 'site/transparency'> = {
  /** The public page of what is owed and what stands against it; the back office says some of it, too. */
  transparency: {
    title: 'Transparence',
    description:
      'Ce que les livres doivent à tous les investisseurs, ce qui est attesté en regard, comment vérifier les deux, et ce que cela ne prouve pas.',
    lead: 'Ce que les livres doivent à l’ensemble des investisseurs, et ce qui se trouve en regard. Ce qui est dû et ce qui se trouve en regard sont du dernier état ; les revenus et les plans sont ceux de ce moment.',
    loading: 'Chargement des chiffres…',
    failed: 'La base de données n’a pas répondu.',
    paper:
      'Les portefeuilles et stratégies de ce bac à sable sont fictifs. Ils comptent pour ce que rapporterait leur vente à la dernière évaluation, avec l’argent qui attend d’y entrer. Des jetons fictifs ne sont pas une réserve.',
    owed: 'Ce qui est dû',
    none: 'Aucun état n’a encore été publié.',
    figuresAsOf: 'Capacité et revenus au {time} UTC. Ils sont additionnés environ une fois par minute.',
    asOf: 'État {number}, du {date}',
    total: 'Total dû',
    available: 'Disponible',
    invested: 'Investi dans des plans',
    withdrawing: 'En cours de retrait',
    accrued: 'Rendement pas encore crédité',
    pooled: 'Dans les portefeuilles et stratégies',
    against: 'Ce qui se trouve en regard',
    noReserves: 'Aucune réserve n’a été attestée. Rien sur cette page ne montre que l’argent est là.',
    reserves: 'Réserves attestées',
    coverage: 'Couvert par elles',
    insurance: 'Fonds d’assurance, moins ce qui manque en caisse',
    insured: 'Couvert par lui',
    paidOut: 'Payé sur le fonds d’assurance',
    payoutOf: '{date} : {amount} à {people} personnes, qui avaient perdu {lost}',
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
    booked: 'Revenus moins pertes, depuis le début',
    credited: 'Rendement crédité aux investisseurs, depuis le début',
    capacityOf: '{sold} vendus sur {capacity} justifiés depuis le {date} :',
    hashrateOf: 'Dans les forfaits, {sold} PH/s sur les {capacity} PH/s justifiés.',
    noCapacity: 'Aucun justificatif de capacité de minage n’est publié ici ; aucune n’est donc revendiquée.',
    history: 'Ce qui était dû, jour après jour',
    historyText: 'Le total de chaque état ; le plus récent est {total}.',
    snapshots: 'Tous les états',
    snapshot: 'État',
    date: 'Date',
    root: 'Racine',
    seal: 'Sceau',
    older: 'États antérieurs',
    restorations: 'Restauré à partir d’une sauvegarde',
    restoredTo:
      'Le {at} UTC, le site a été restauré à partir d’une sauvegarde dans son état du {moment} UTC. Ce qui a été enregistré entre-temps est perdu, y compris les états dont le numéro suit {after} et précède {number}, s’il y en a eu.',
    restoredReason: 'Motif',
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
