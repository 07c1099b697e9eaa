"""Makes strategy-dealings.jsonl: dealings of strategies in exact fractions, written from docs/trading.md alone, without a look at the SQL:

    python3 tests/trading/strategy_dealings.py            # the file
    python3 tests/trading/strategy_dealings.py 100000 7   # so many lines of another seed, to stdout
    python3 tests/trading/strategy_dealings.py 100000 7 dear   # the same, with units worth $1,000 to $100,000

One line is one dealing: what was there, what was asked, and what must come of it.
"""

import json
import math
import pathlib
import random
import sys
from fractions import Fraction

# id, decimals of prices and of quantities, a usual price in ticks
INSTRUMENTS = [("BTC-USD", 2, 8, 9_500_000), ("RUNE-USD", 4, 8, 41_000), ("SHIB-USD", 10, 2, 100_000), ("DOGE-USD", 6, 8, 210_000)]
SCALE = {id: 10 ** (price + quantity) for id, price, quantity, _ in INSTRUMENTS}
FEE = Fraction(10, 10_000)


def sold(id: str, quantity: int, bid: int) -> int:
    return math.floor(Fraction(quantity * bid * 100, SCALE[id]) * (1 - FEE))


def bought(id: str, quantity: int, ask: int) -> int:
    return math.ceil(Fraction(quantity * ask * 100, SCALE[id]) * (1 + FEE))


def largest_remainder(wanted: list[int], total: int) -> list[int]:
    """Parts of a total in proportion; what is left goes to the largest remainders, the first to ask first."""
    every = sum(wanted)
    exact = [Fraction(one * total, every) for one in wanted]
    parts = [math.floor(one) for one in exact]
    order = sorted(range(len(wanted)), key=lambda n: (-(exact[n] - parts[n]), n))
    for n in order[: total - sum(parts)]:
        parts[n] += 1
    return parts


def pieces(lots: list[dict], holder: int, units: int, taken: dict[int, int]) -> list[tuple[int, int]]:
    """Takes units of a holder out of their lots, the oldest first."""
    found = []
    for n, lot in enumerate(lots):
        if lot["holder"] != holder or units == 0:
            continue
        part = min(units, lot["units"] - taken.get(n, 0))
        if part > 0:
            taken[n] = taken.get(n, 0) + part
            found.append((n, part))
            units -= part
    return found


class Dealing:
    def __init__(self, pool: dict):
        self.pool = pool
        self.holdings = pool["holdings"]
        self.k = len(self.holdings)
        self.bid = pool["cash"] + sum(sold(id, q, bid) for id, q, bid, *_ in self.holdings)
        self.offer = pool["cash"] + sum(bought(id, q, ask) for id, q, _, ask, *_ in self.holdings)
        self.units = pool["units"]
        self.outs = [r for r in pool["requests"] if r[0] == "out"]
        self.ins = [r for r in pool["requests"] if r[0] == "in"]

    def share(self, lot: dict, units: int) -> int:
        price = Fraction(self.bid * 10**6, self.units)
        mark = Fraction(lot["hwm"])
        return math.floor(Fraction(units * lot["share"], 10_000) * (price - mark) / price) if price > mark else 0

    def leave(self, most: int | None = None):
        """What leaves for each request: (lot, units, share) and what of the request waits on."""
        held: dict[int, int] = {}
        for lot in self.pool["lots"]:
            held[lot["holder"]] = held.get(lot["holder"], 0) + lot["units"]
        there = []
        for _, holder, units in self.outs:
            there.append(min(units, held[holder]))
            held[holder] -= there[-1]
        given = there if most is None or most >= sum(there) else largest_remainder(there, most)
        taken: dict[int, int] = {}
        found = []
        for (_, holder, _), units in zip(self.outs, given):
            found.append([(n, part, self.share(self.pool["lots"][n], part)) for n, part in pieces(self.pool["lots"], holder, units, taken)])
        return found, [a - b for a, b in zip(there, given)]

    def pays(self, found) -> list[int]:
        nets = [sum(part - share for _, part, share in one) for one in found]
        every = sum(nets)
        if every == 0:
            return [0 for _ in nets]
        return [max(math.floor(Fraction(net, self.units * every) * (every * self.bid - self.k * self.units)), 0) for net in nets]

    def given_back(self, cents: int) -> bool:
        """Money that is not taken: a unit of over $5,000, all worth nothing, or too little to bring one by itself."""
        if self.units == 0:
            return False
        return self.offer == 0 or Fraction(self.bid * 10_000, self.units) > 5000 or Fraction((cents - self.k) * self.units, self.offer) < 1

    def come(self, most: int | None = None) -> list[tuple[int, int]]:
        """What comes for each request: cents and units."""
        wanted = [0 if self.given_back(cents) else cents for _, _, cents in self.ins]
        total = sum(wanted) if most is None else min(most, sum(wanted))
        parts = largest_remainder(wanted, total) if total > 0 else [0 for _ in wanted]
        while True:
            total = sum(parts)
            brought = [
                0 if part == 0 else part * 10_000 if self.units == 0 else math.floor(Fraction(part * (total - self.k) * self.units, total * self.offer))
                for part in parts]
            # Who brings too little waits, and the others bear the crumbs.
            kept = [part if units >= 1 else 0 for part, units in zip(parts, brought)]
            if kept == parts:
                return list(zip(parts, brought))
            parts = kept

    def without_empty_parts(self, found, rests: list[int]):
        """Parts that would bring no cent wait; what leaves whole leaves."""
        while True:
            pays = self.pays(found)
            empty = [n for n, paid in enumerate(pays) if paid == 0 and found[n] and rests[n] > 0]
            if not empty:
                return found, rests
            for n in empty:
                rests[n] += sum(part for _, part, _ in found[n])
                found[n] = []

    def run(self) -> dict:
        ins = self.come()
        found, rests = self.leave()
        out = sum(self.pays(found))
        buyable = min(
            [math.floor(Fraction(bought(id, left, ask) * self.offer, bought(id, q, ask))) for id, q, _, ask, _, left in self.holdings if bought(id, q, ask) > 0],
            default=None)
        if buyable is not None and sum(cents for cents, _ in ins) > out + buyable:
            ins = self.come(out + buyable)
        coming = sum(cents for cents, _ in ins)
        sellable = min([Fraction(left * self.bid, q).__floor__() for _, q, _, _, left, _ in self.holdings], default=None)
        if sellable is not None and out > coming and out - coming + self.k > sellable:
            found, rests = self.without_empty_parts(*self.leave(math.floor(Fraction((coming + sellable) * self.units, self.bid))))
        if coming == 0 and not any(found):
            return {"dealt": 0}
        return self.result(ins, found, rests, self.pays(found))

    def result(self, ins: list[tuple[int, int]], found, rests: list[int], pays: list[int]) -> dict:
        net = sum(cents for cents, _ in ins) - sum(pays)
        cash = self.pool["cash"] + net
        left = []
        for id, q, bid, ask, bid_left, ask_left in self.holdings:
            if net > 0:
                budget = math.floor(Fraction(net * bought(id, q, ask), self.offer))
                lots = min(ask_left, math.floor(Fraction(budget * SCALE[id], 100 * ask) / (1 + FEE)))
                cash -= bought(id, lots, ask)
                left.append(q + lots)
            else:
                lots = min(bid_left, q, math.ceil(Fraction(q * (self.k - net), self.bid))) if net < 0 else 0
                cash += sold(id, lots, bid)
                left.append(q - lots)
        gone = sum(part - share for one in found for _, part, share in one)
        return {
            "dealt": sum(1 for one in found if one) + sum(1 for cents, _ in ins if cents > 0),
            "cash": cash,
            "holdings": left,
            "units": self.units - gone + sum(units for _, units in ins),
            "ins": [list(one) for one in ins],
            "outs": [[paid, sum(p - s for _, p, s in one), sum(s for *_, s in one), rest] for paid, one, rest in zip(pays, found, rests)],
        }


def wide(source: random.Random, least: int, most: int) -> int:
    return round(math.exp(source.uniform(math.log(least), math.log(most))))


def pool(source: random.Random, dear: bool) -> dict:
    most = 10**6 if dear else 10**9
    cash = source.choice([0, wide(source, 1, most)])
    holdings = []
    for id, _, _, usual in source.sample(INSTRUMENTS, source.randint(0, 4)):
        bid = max(1, round(usual * source.uniform(0.5, 2)))
        ask = bid + wide(source, 1, max(2, bid // 100))
        quantity = max(1, round(Fraction(wide(source, 1, 10**6 if dear else 10**8) * SCALE[id], bid * 100)))
        sizes = [min(max(1, round(quantity * source.choice([0.0001, 0.01, 0.3, 100] if dear else [0.01, 0.3, 2, 100]))), 2**53 - 1) for _ in range(2)]
        holdings.append([id, quantity, bid, ask, *sizes])
    if not holdings and cash == 0:
        cash = wide(source, 1000, most)
    bid_value = cash + sum(sold(id, q, bid) for id, q, bid, *_ in holdings)
    # A unit between a tenth of a dollar and ten, or between 1,000 and 100,000.
    usual = math.exp(source.uniform(math.log(1000), math.log(100_000))) if dear else 1
    units = max(1, round(bid_value * 10_000 / usual * (1 if dear else source.uniform(0.1, 10))))
    lots = []
    rest = units
    for holder in range(source.randint(1, 4)):
        for _ in range(source.randint(1, 3)):
            part = source.randint(1, max(1, rest // 2))
            if rest - part > 0:
                lots.append({"holder": holder, "units": part, "share": 0 if holder == 0 else source.choice([0, 500, 1000, 2000]), "hwm": f"{100 * usual * source.uniform(0.05, 12):.12f}"})
                rest -= part
    lots.insert(0, {"holder": 0, "units": rest, "share": 0, "hwm": "100.000000000000"})
    requests = []
    free = {holder: sum(lot["units"] for lot in lots if lot["holder"] == holder) for holder in range(5)}
    for _ in range(source.randint(1, 5)):
        holder = source.randint(1, 4)
        if source.random() < 0.5 and free[holder] > 0:
            units_asked = source.choice([free[holder], source.randint(1, free[holder])])
            free[holder] -= units_asked
            requests.append(["out", holder, units_asked])
        else:
            requests.append(["in", holder, wide(source, 1, 10**6) if dear else wide(source, 1000, 10**8)])
    return {"cash": cash, "units": units, "holdings": holdings, "lots": lots, "requests": requests}


def lines(seed: int, many: int, dear: bool = False):
    source = random.Random(seed)
    for _ in range(many):
        given = pool(source, dear)
        yield json.dumps({**given, "expected": Dealing(given).run()}, separators=(",", ":"))


if len(sys.argv) > 1:
    for text in lines(int(sys.argv[2]), int(sys.argv[1]), sys.argv[3:] == ["dear"]):
        print(text)
else:
    made = pathlib.Path(__file__).with_name("strategy-dealings.jsonl")
    made.write_text("\n".join([*lines(20261126, 100), *lines(20261127, 50, True), *lines(783, 1, True)]) + "\n")
