interface Syntax {
  type: string;
  name?: string | Syntax;
  value?: unknown;
  expression?: Syntax;
  callee?: Syntax;
  property?: Syntax;
  consequent?: Syntax;
  alternate?: Syntax;
  left?: Syntax;
  right?: Syntax;
  openingElement?: Syntax;
}

interface Context {
  report: (problem: { node: Syntax; message: string }) => void;
}

const TEXT_CALLS = /^(?:t|format\w*|write\w*|\w*(?:Text|Words))$/;
const TEXT_NAMES = /^(?:children|message|label|title|name|text|words)$/;

function lastName({ type, name, callee, expression, property }: Syntax): string {
  if (typeof name === 'string') return name;
  const inner = type === 'CallExpression' ? callee : (property ?? expression);
  return inner ? lastName(inner) : '';
}

function isText(expression: Syntax): boolean {
  if (expression.type === 'TemplateLiteral') return true;
  if (expression.type === 'Literal') return typeof expression.value === 'string' && expression.value.trim() !== '';
  return (expression.type === 'CallExpression' ? TEXT_CALLS : TEXT_NAMES).test(lastName(expression));
}

const expressionOf = ({ type, expression }: Syntax): Syntax | undefined =>
  type === 'JSXExpressionContainer' && expression?.type !== 'JSXEmptyExpression' ? expression : undefined;

/** What an expression may render; more than one means that nodes appear and disappear. */
function outcomes(expression: Syntax): Syntax[] {
  const { consequent, alternate, left, right } = expression;
  if (consequent && alternate) return [...outcomes(consequent), ...outcomes(alternate)];
  return expression.type === 'LogicalExpression' && left && right
    ? [...outcomes(left), ...outcomes(right)]
    : [expression];
}

/** Whether React inserts and removes nodes here: a choice, unless between two texts, which share one node. */
function comesAndGoes(child: Syntax): boolean {
  // A component from a variable may change.
  if (child.openingElement?.name && typeof child.openingElement.name === 'object')
    return lastName(child.openingElement.name) === 'Icon';
  const expression = expressionOf(child);
  if (!expression) return false;
  if (expression.type === 'CallExpression') return lastName(expression) === 'map';
  const shown = outcomes(expression);
  return shown.length > 1 && !shown.every(isText);
}

function isBareText(child: Syntax): boolean {
  if (child.type === 'JSXText') return String(child.value).trim() !== '';
  const expression = expressionOf(child);
  return expression !== undefined && outcomes(expression).some(isText);
}

/**
 * Refuses text next to conditional nodes: browser translators wrap each text in an element, and React then fails to
 * insert next to it or to remove it.
 */
export default {
  meta: { name: 'translated' },
  rules: {
    'wrapped-text': {
      create(context: Context) {
        const look = ({ children }: { children: Syntax[] }) => {
          if (!children.some(comesAndGoes)) return;
          const shown = children.filter((child) => child.type !== 'JSXText' || isBareText(child));
          if (shown.length < 2) return;
          for (const node of shown.filter(isBareText))
            context.report({ node, message: 'Wrap this text in an element: a sibling comes and goes.' });
        };
        return { JSXElement: look, JSXFragment: look };
      },
    },
  },
};
