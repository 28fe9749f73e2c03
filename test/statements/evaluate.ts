/**
 * Puts the text of a statement together as the program would: constants, parameters, functions and conditions are
 * followed through the sources; whatever is only known while the program runs becomes a parameter.
 */
import * as ts from 'typescript/unstable/ast';
import { TypeFlags } from 'typescript/unstable/sync';
import { NoSuchRun } from './choices.ts';
import { present } from './program.ts';
import { fragmentOf, written } from './sql-calls.ts';
import { COMPARISONS, hasParameters, isWrapping, KEYWORDS, nameText, once, returnsIn } from './syntax.ts';
import {
  constant,
  type Evaluation,
  isFragmentType,
  isNothing,
  membersOf,
  originOf,
  outermost,
  partOf,
  type Scope,
  scopeOf,
  UNDEFINED,
  Unresolved,
  type Value,
} from './values.ts';

export class Evaluator {
  readonly evaluation: Evaluation;

  constructor(evaluation: Evaluation) {
    this.evaluation = evaluation;
  }

  value(node: ts.Node, scope: Scope): Value {
    const { code } = this.evaluation;
    if (ts.isTaggedTemplateExpression(node) || ts.isCallExpression(node)) {
      const fragment = fragmentOf(this, node, scope);
      if (fragment) return fragment;
    }
    if (isWrapping(node)) return this.value(node.expression, scope);
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return constant(node.text);
    if (ts.isNumericLiteral(node)) return constant(Number(node.text));
    if (ts.isTemplateExpression(node)) return this.#template(node, scope);
    if (ts.isIdentifier(node)) {
      if (node.text === 'undefined') return UNDEFINED;
      const declaration = code.declarationOf(node);
      return declaration ? this.#declared(declaration, scope) : { is: 'unknown', node, scope };
    }
    if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return { is: 'function', node, scope };
    if (ts.isConditionalExpression(node)) {
      return this.value(this.truth(node.condition, scope) ? node.whenTrue : node.whenFalse, scope);
    }
    if (ts.isBinaryExpression(node)) return this.#binary(node, scope);
    if (ts.isArrayLiteralExpression(node)) return { is: 'list', items: this.#items(node.elements, scope) };
    if (ts.isObjectLiteralExpression(node)) return this.#object(node, scope);
    if (ts.isPropertyAccessExpression(node)) {
      return this.#property(this.value(node.expression, scope), node.name.text, node, scope);
    }
    if (ts.isElementAccessExpression(node)) return this.#element(node, scope);
    if (ts.isCallExpression(node)) return this.#call(node, scope);
    return KEYWORDS.get(node.kind) ?? { is: 'unknown', node, scope };
  }

  /** A condition: told where it can be, chosen where not; the same condition is chosen once. */
  truth(node: ts.Node, scope: Scope): boolean {
    if (isWrapping(node)) return this.truth(node.expression, scope);
    if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
      return !this.truth(node.operand, scope);
    }
    if (ts.isBinaryExpression(node)) {
      const operator = node.operatorToken.getText();
      if (operator === '&&') return this.truth(node.left, scope) && this.truth(node.right, scope);
      if (operator === '||') return this.truth(node.left, scope) || this.truth(node.right, scope);
      const compare = COMPARISONS[operator];
      if (compare) return this.#comparison(node, compare, scope);
    }
    return this.#isTrue(this.value(node, scope));
  }

  apply(called: Value, args: readonly (() => Value)[], call: ts.Node, scope: Scope): Value {
    if (called.is !== 'function') return { is: 'unknown', node: call, scope };
    const { node } = called;
    if (!hasParameters(node)) return { is: 'unknown', node: call, scope };
    const bound = new Map<ts.Node, () => Value>();
    const inside: Scope = { id: `${scope.id}/${call.pos}`, bound, body: node, outer: called.scope };
    for (const [at, parameter] of node.parameters.entries()) {
      const given = args[at] ?? (() => UNDEFINED);
      bound.set(parameter, () => this.#orElse(given(), parameter.initializer, inside));
    }
    const body = 'body' in node ? (node.body as ts.Node | undefined) : undefined;
    if (!body) return { is: 'unknown', node: call, scope };
    if (!ts.isBlock(body)) return this.value(body, inside);
    return this.#run(body.statements, inside, { is: 'unknown', node: call, scope }) ?? UNDEFINED;
  }

  #template(node: ts.TemplateExpression, scope: Scope): Value {
    try {
      const parts = node.templateSpans.map(
        ({ expression, literal }) => `${written(this, expression, scope)}${literal.text}`,
      );
      return constant(node.head.text + parts.join(''));
    } catch (reason) {
      if (!(reason instanceof Unresolved)) throw reason;
      return { is: 'unknown', node, scope };
    }
  }

  #binary(node: ts.BinaryExpression, scope: Scope): Value {
    const operator = node.operatorToken.getText();
    if (operator === '&&') {
      if (this.truth(node.left, scope)) return this.value(node.right, scope);
      const left = this.value(node.left, scope);
      return left.is === 'constant' ? left : constant(false);
    }
    if (operator === '||') return this.value(this.truth(node.left, scope) ? node.left : node.right, scope);
    if (operator === '??') return this.#orElse(this.value(node.left, scope), node.right, scope);
    return { is: 'unknown', node, scope };
  }

  #orElse(value: Value, initializer: ts.Node | undefined, scope: Scope): Value {
    return initializer && isNothing(value) ? this.value(initializer, scope) : value;
  }

  #comparison(node: ts.BinaryExpression, compare: (a: never, b: never) => boolean, scope: Scope): boolean {
    const left = this.value(node.left, scope);
    const right = this.value(node.right, scope);
    if (left.is === 'constant' && right.is === 'constant') return compare(left.value as never, right.value as never);
    const isUnequal = node.operatorToken.getText() === '!==';
    if (left.is !== 'unknown' && right.is === 'constant') return isUnequal;
    const operator = isUnequal ? '===' : node.operatorToken.getText();
    const chosen = this.evaluation.choose(`${originOf(left)} ${operator} ${originOf(right)}`, 2) === 0;
    return chosen !== isUnequal;
  }

  #isTrue(value: Value): boolean {
    if (value.is === 'constant') return Boolean(value.value);
    return value.is !== 'unknown' || this.evaluation.choose(`${originOf(value)} is true`, 2) === 0;
  }

  #items(elements: Iterable<ts.Node>, scope: Scope): Value[] {
    return [...elements].flatMap((element) => {
      if (!ts.isSpreadElement(element)) return [this.value(element, scope)];
      const spread = this.value(element.expression, scope);
      if (spread.is === 'list') return spread.items;
      return [{ is: 'unknown', node: element.expression, scope } as const];
    });
  }

  #object(node: ts.ObjectLiteralExpression, scope: Scope): Value {
    const properties = new Map<string, () => Value>();
    let isWhole = true;
    for (const property of node.properties) {
      if (ts.isPropertyAssignment(property) && !ts.isComputedPropertyName(property.name)) {
        properties.set(
          nameText(property.name),
          once(() => this.value(property.initializer, scope)),
        );
      } else if (ts.isShorthandPropertyAssignment(property)) {
        properties.set(
          nameText(property.name),
          once(() => this.value(property.name, scope)),
        );
      } else if (ts.isSpreadAssignment(property)) {
        const spread = this.value(property.expression, scope);
        if (spread.is === 'object') for (const [name, value] of spread.properties) properties.set(name, value);
        if (spread.is === 'unknown') isWhole = false;
      }
    }
    return { is: 'object', properties, isWhole };
  }

  #property(of: Value, name: string, node: ts.Node, scope: Scope): Value {
    const known = of.is === 'object' ? partOf(of, name) : null;
    if (known) return known;
    if (of.is === 'list' && name === 'length') return constant(of.items.length);
    return this.#unlessUnused({ is: 'unknown', node, scope });
  }

  #element(node: ts.ElementAccessExpression, scope: Scope): Value {
    const of = this.value(node.expression, scope);
    const at = this.value(node.argumentExpression, scope);
    if (of.is === 'list' && at.is === 'constant') return of.items[Number(at.value)] ?? UNDEFINED;
    if (of.is !== 'object') return isNothing(of) ? UNDEFINED : { is: 'unknown', node, scope };
    if (at.is === 'constant') return partOf(of, String(at.value)) ?? { is: 'unknown', node, scope };
    const ways = [...of.properties.values()];
    return ways[this.evaluation.choose(originOf(at), ways.length)]?.() ?? UNDEFINED;
  }

  #call(node: ts.CallExpression, scope: Scope): Value {
    const { expression } = node;
    const args = node.arguments.map((argument) => once(() => this.value(argument, scope)));
    const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
    const standIn = this.evaluation.standIns[name];
    if (standIn) {
      const inner = present(args[standIn.argument], `the argument of ${name}`)();
      const [before, after] = standIn.around;
      if (inner.is === 'fragment') return { is: 'fragment', node, pieces: [before, inner, after] };
    }
    if (ts.isPropertyAccessExpression(expression)) {
      const of = this.value(expression.expression, scope);
      if (name === 'filter') return of;
      if (name === 'join' && of.is === 'list') {
        return constant(of.items.map((item) => (item.is === 'constant' ? item.value : '')).join(','));
      }
      if (name === 'map' || name === 'flatMap') return this.#mapped(of, name, node, scope);
    }
    return this.apply(this.value(expression, scope), args, node, scope);
  }

  #mapped(of: Value, name: 'map' | 'flatMap', node: ts.CallExpression, scope: Scope): Value {
    const mapping = this.value(present(node.arguments[0], 'what maps'), scope);
    if (mapping.is !== 'function' || !hasParameters(mapping.node)) return { is: 'unknown', node, scope };
    const item: Value = { is: 'unknown', node: mapping.node.parameters[0] ?? node, scope: mapping.scope };
    const items = of.is === 'list' ? of.items : [item, item];
    const mapped = items.map((each) => this.apply(mapping, [() => each], node, scope));
    return {
      is: 'list',
      items: name === 'map' ? mapped : mapped.flatMap((each) => (each.is === 'list' ? each.items : [each])),
    };
  }

  #declared(declaration: ts.Node, scope: Scope): Value {
    if (ts.isFunctionDeclaration(declaration)) return { is: 'function', node: declaration, scope: outermost(scope) };
    if (ts.isVariableDeclaration(declaration)) return this.#initial(declaration, scope);
    if (ts.isParameterDeclaration(declaration)) return this.#argument(declaration, scope);
    if (!ts.isBindingElement(declaration)) return { is: 'unknown', node: declaration, scope };
    const { parent: pattern, propertyName, initializer } = declaration;
    const name = present(declaration.name, 'the name');
    const whole = this.#declared(pattern.parent, scope);
    const unknown = { is: 'unknown', node: name, scope: scopeOf(declaration, scope) } as const;
    if (ts.isArrayBindingPattern(pattern)) {
      return whole.is === 'list' ? (whole.items[pattern.elements.indexOf(declaration)] ?? UNDEFINED) : unknown;
    }
    const part = whole.is === 'object' ? partOf(whole, nameText(propertyName ?? name)) : null;
    return part ? this.#orElse(part, initializer, scope) : this.#unlessUnused(unknown);
  }

  #initial(declaration: ts.VariableDeclaration, scope: Scope): Value {
    const inside = scopeOf(declaration, scope);
    const isConst = (declaration.parent.flags & ts.NodeFlags.Const) !== 0;
    return isConst && declaration.initializer
      ? this.value(declaration.initializer, inside)
      : { is: 'unknown', node: declaration.name, scope: inside };
  }

  /** Of a function that the statement was not reached through: as one of its callers hands it. */
  #argument(parameter: ts.ParameterDeclaration, scope: Scope): Value {
    for (let around: Scope | null = scope; around; around = around.outer) {
      const bound = around.bound.get(parameter);
      if (bound) return bound();
    }
    const unknown = { is: 'unknown', node: parameter.name, scope: outermost(scope) } as const;
    const { code, choose } = this.evaluation;
    const owner = parameter.parent;
    const declared = ts.isFunctionDeclaration(owner) ? owner : owner.parent;
    const isNamed = ts.isFunctionDeclaration(declared) || ts.isVariableDeclaration(declared);
    const calls = isNamed ? code.callsOf(declared) : [];
    if (calls.length === 0) return this.#unlessUnused(unknown);
    const call = present(calls[choose(`called ${code.where(owner)} ${owner.pos}`, calls.length)], 'the call');
    const at = hasParameters(owner) ? owner.parameters.indexOf(parameter) : 0;
    const from: Scope = { id: `${code.where(call)} ${call.pos}`, bound: new Map(), body: null, outer: null };
    const argument = call.arguments[at];
    return this.#orElse(argument ? this.value(argument, from) : UNDEFINED, parameter.initializer, scope);
  }

  /** What makes fragments, need not be given, and no caller in the sources gives. */
  #unlessUnused(value: Value & { is: 'unknown' }): Value {
    const members = membersOf(this.evaluation.code.typeOf(value.node));
    const isOptional = members.some(({ flags }) => (flags & TypeFlags.Undefined) !== 0);
    return isOptional && members.some((member) => isFragmentType(member) || member.getSymbol()?.name === '__type')
      ? UNDEFINED
      : value;
  }

  /** Null: none of them returns. `untold` is what a loop or a switch returns. */
  #run(statements: Iterable<ts.Node>, scope: Scope, untold: Value): Value | null {
    for (const statement of statements) {
      if (ts.isReturnStatement(statement)) {
        return statement.expression ? this.value(statement.expression, scope) : UNDEFINED;
      }
      if (ts.isThrowStatement(statement)) throw new NoSuchRun();
      const inner = this.#inside(statement, scope);
      const returned = inner ? this.#run(inner, scope, untold) : returnsIn(statement) ? untold : null;
      if (returned) return returned;
    }
    return null;
  }

  #inside(statement: ts.Node, scope: Scope): readonly ts.Node[] | null {
    if (ts.isBlock(statement)) return statement.statements;
    if (ts.isTryStatement(statement)) return statement.tryBlock.statements;
    return ts.isIfStatement(statement) ? this.#branch(statement, scope) : null;
  }

  #branch({ expression, thenStatement, elseStatement }: ts.IfStatement, scope: Scope): readonly ts.Node[] {
    if (this.truth(expression, scope)) return [thenStatement];
    return elseStatement ? [elseStatement] : [];
  }
}
