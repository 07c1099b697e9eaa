import type { Words } from '../../../lib/i18n/words.ts';

/** The Portuguese of the proof of liabilities. */
export const proof: Words<'pt', 'account/proof'> = {
  /** The proof of liabilities: its card in the account, and the public page that goes with it. */
  proof: {
    title: 'Prova de que você está nos livros',
    checking: 'Seu navegador está verificando…',
    none: 'Nenhum retrato dos livros foi publicado ainda.',
    young: 'Sua conta é mais nova que o último retrato. Esta página verificará o próximo, que já a inclui.',
    proven:
      'Em {{date}} os livros deviam {{total}} ao conjunto dos investidores. Seu navegador verificou que seus {{own}} estão incluídos.',
    stale: 'Isso foi há mais de dois dias. Todo dia deve haver um novo retrato: pergunte por que não há.',
    restored:
      'O site foi restaurado de um backup em {{date}}, para o seu estado de {{moment}}. O que foi registrado depois desse momento se perdeu: compare suas transações com suas próprias anotações e diga-nos o que falta.',
    restoredReason: 'Motivo informado:',
    unavailable: 'Não foi possível verificar o último retrato agora.',
    receipt: 'Baixar o recibo',
    seal: 'Selo do retrato {{number}}',
    compare: 'Compare-o com a página pública',
    failed: 'A prova das obrigações falhou',
    failedText:
      'O que está publicado não prova o que sua conta contém. Baixe as evidências, guarde-as e mostre-as a alguém de confiança. Não envie dinheiro até que isso seja explicado.',
    evidence: 'Baixar as evidências',
    problems: {
      malformed: 'O recibo está incompleto ou não está no formato publicado.',
      seal_broken: 'Os números publicados não correspondem ao seu selo.',
      not_included: 'O retrato não contém nenhum registro da sua conta.',
      path_wrong: 'O caminho do seu registro até a raiz tem o comprimento errado.',
      value_out_of_bounds: 'A árvore contém um valor impossível.',
      root_differs: 'Seu registro não leva à raiz publicada.',
      total_differs: 'O total publicado não é a soma dos registros.',
      pools_differ: 'Os números publicados de um fundo comum não levam à sua raiz publicada.',
      pooled_differs:
        'O que o seu registro diz de portfólios e estratégias não decorre das suas unidades neles.',
      statement_differs: 'Seu registro difere das suas próprias transações.',
      other_account: 'O recibo pertence a outra conta.',
      other_snapshot: 'Você recebeu um retrato diferente do que o público vê.',
      chain_broken: 'Os retratos publicados não se sucedem uns aos outros.',
      history_replaced: 'Um retrato que este navegador já tinha visto deixou de ser publicado.',
    },
  },
};
