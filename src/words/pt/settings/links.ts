import type { Words } from '../../../lib/i18n/words.ts';

/** The Portuguese of the pages behind links in mails. */
export const links: Words<'pt', 'settings/links'> = {
  /** The page behind the links that confirm an address. */
  confirm: {
    title: 'Confirme o seu e-mail',
    lead: 'Se você não se registrou aqui, feche esta página. Nada acontece sem o botão.',
    submit: 'Confirmar o endereço',
    finishLead:
      'Confira o que foi informado para {{email}}, talvez por outra pessoa. Só vale o que você salvar aqui.',
    country: 'País',
    referred: 'Fui indicado com o código {{code}}.',
    agree: 'Ao salvar, você aceita os',
    terms: 'Termos e condições',
    finish: 'Salvar e concluir',
    finished: 'Sua conta está pronta. Entre na sua conta.',
    changeTitle: 'Confirme a mudança de endereço',
    changeLead: 'Se você não pediu esta mudança, feche esta página e escolha uma nova senha.',
    changeSubmit: 'Confirmar a mudança',
  },
  /** A new password, by a link or in the account. */
  reset: {
    openLead: 'Pressione o botão para continuar. Este link funciona uma única vez.',
    openSubmit: 'Continuar',
    title: 'Escolha uma nova senha',
    forAccount: 'Para a conta {{email}}.',
    password: 'Nova senha',
    repeat: 'Repita a nova senha',
    mismatch: 'As duas senhas são diferentes.',
    submit: 'Salvar a senha',
    done: 'Sua senha foi alterada. Entre na sua conta.',
    expiredTitle: 'Este link não funciona mais',
    expiredText: 'Links para uma nova senha funcionam uma única vez e durante uma hora. Peça outro.',
    again: 'Enviar um novo link',
  },
  /** The page behind the links in the newsletter's mails. */
  newsletter: {
    title: 'Boletim',
    confirm: {
      title: 'Confirme sua assinatura',
      lead: 'Com este botão, o boletim passa a chegar ao seu endereço.',
      submit: 'Confirmar',
      done: 'Você assinou o boletim',
      doneText: 'Um e-mail está a caminho, com um link pelo qual você pode sair a qualquer momento.',
    },
    leave: {
      title: 'Sair do boletim',
      lead: 'Com este botão, nada mais lhe é enviado e seu endereço é apagado da lista.',
      submit: 'Cancelar a assinatura',
      done: 'Você saiu do boletim',
      doneText: 'Seu endereço foi apagado da lista.',
    },
    failed: {
      title: 'Este link não funciona mais',
      expired:
        'Ele servia para confirmar uma assinatura durante 48 horas, e não depois do fim dela. Você pode assinar novamente na página inicial.',
      unknown:
        'Ele está incompleto ou é desconhecido. Abra-o novamente a partir do e-mail, ou copie-o por inteiro.',
    },
    home: 'Ir para a página inicial',
  },
  alarm: {
    title: 'Não foi você?',
    lead: 'Pare a sua conta. A partir daí nenhum dinheiro sai dela, todos são desconectados e a senha deixa de valer. Não dá para desfazer aqui: um tesoureiro fala com você e levanta o bloqueio.',
    submit: 'Parar a minha conta',
    done: 'A sua conta está parada',
    doneText:
      'Nenhum dinheiro sai dela, e ninguém está conectado. Escolha uma senha nova por “Esqueci a senha” e depois escreva para nós.',
    failed: 'Este link não funciona',
    failedText:
      'Tem mais de 30 dias ou está incompleto. Se você consegue entrar, pare a conta nas configurações; se não, escolha uma senha nova: nada sai durante 72 horas.',
  },
};
