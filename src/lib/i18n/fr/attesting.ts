import type { Words } from '../words';

/** The desk where debts and reserves are published. */
export const attesting: Words<'fr', 'attesting'> = {
  title: 'Preuves',
  lead: 'Ce qui est publié sur les dettes et les réserves. Rien ne peut en être changé ni retiré.',
  public: 'Ce que montre la page publique',
  open: 'Ouvrir la page publique',
  take: 'Faire un relevé maintenant',
  taken: 'Le relevé {{number}} est publié.',
  snapshots: 'Relevés',
  snapshotsText: 'Il s’en fait un chaque jour. Chacun scelle le précédent.',
  moment: 'Au',
  attestations: 'Attestations publiées',
  attestationsText:
    'Ce que la maison détenait selon les opérateurs, le plus récent d’abord. Pour chaque adresse, le dernier compte, pendant un mois.',
  attest: 'Attester une réserve',
  attestText:
    'Publiée aussitôt, pour tous et pour toujours. Le logiciel ne vérifie pas la signature : d’autres le font.',
  network: 'Réseau',
  networkHint: 'Par exemple Bitcoin testnet.',
  addressHint: 'L’adresse qui détient les pièces, telle que son réseau l’écrit.',
  amount: 'Quantité en pièces',
  amountHint: 'Par exemple 1.5 BTC.',
  value: 'Valeur en dollars',
  valueHint: 'Le jour de la signature, selon vous.',
  signedOn: 'Signé le (UTC)',
  height: 'Hauteur du bloc',
  hash: 'Empreinte du bloc',
  hashHint: 'D’un bloc récent, en minuscules.',
  messageHint: 'Exactement tel que signé. Il doit nommer l’adresse, l’empreinte et le jour (YYYY-MM-DD).',
  signatureHint: 'Telle que le portefeuille l’a donnée.',
  checkHint: 'En mots simples, pour qui ne sait pas faire.',
  publish: 'Publier',
  done: 'La réserve est attestée.',
  counts: 'Compte',
  doesNotCount: 'Ne compte pas',
  treasurerOnly: 'Les relevés et attestations sont faits par les trésoriers et administrateurs.',
};
