import type { Words } from '../words';

/** The page behind the links in the newsletter's mails. */
export const newsletter: Words<'pt', 'newsletter'> = {
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
};
