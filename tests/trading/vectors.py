"""Makes vectors.json: fills and dealings in exact fractions, from the design of trading (section 5) and the comments in the
database alone, and returns as empyrical-reloaded 0.7.1 and pyxirr 0.10.8 compute them:

    pip install empyrical-reloaded==0.7.1 pyxirr==0.10.8 && python3 tests/trading/vectors.py
"""

import datetime
import json
import math
import pathlib
import random
from fractions import Fraction

import empyrical
import numpy
import pandas
import pyxirr

MOST_CENTS = 10**14
MOST_UNITS = 2**53 - 1
# id, decimals of prices and of quantities, a usual price in ticks
INSTRUMENTS = [("BTC-USD", 2, 8, 9_500_000), ("ETH-USD", 2, 8, 300_000), ("RUNE-USD", 4, 8, 41_000), ("SHIB-USD", 10, 2, 100_000), ("DOGE-USD", 6, 8, 210_000)]


def wide(source: random.Random, most: int) -> int:
    """As often of one digit as of the most."""
    return max(1, min(most, round(10 ** source.uniform(0, math.log10(most)))))


def fill_cents(price_decimals: int, quantity_decimals: int, side: str, quantity: int, price: int, fee_bp: int) -> int:
    exact = Fraction(quantity * price * 100, 10 ** (price_decimals + quantity_decimals))
    if side == "buy":
        return math.ceil(exact * Fraction(10_000 + fee_bp, 10_000))
    return math.floor(exact * Fraction(10_000 - fee_bp, 10_000))


def fills(source: random.Random, many: int):
    while many > 0:
        decimals = source.randint(0, 12), source.randint(0, 12)
        side = source.choice(["buy", "sell"])
        quantity, price, fee_bp = wide(source, MOST_UNITS), wide(source, MOST_UNITS), source.choice([0, 5, 10, 1000, source.randint(0, 1000)])
        cents = fill_cents(*decimals, side, quantity, price, fee_bp)
        if cents <= MOST_CENTS:
            many -= 1
            yield [*decimals, side, quantity, price, fee_bp, cents]


def dealing(cash: int, units: int, holdings: list, side: str, amount: int):
    """The value of a pool, and how many millionths of a unit a request brings or takes; None if it is returned."""
    by_id = {id: (price_decimals, quantity_decimals) for id, price_decimals, quantity_decimals, _ in INSTRUMENTS}
    value = cash + sum(fill_cents(*by_id[id], "sell", quantity, bid, fee_bp) for id, quantity, bid, fee_bp in holdings)
    if side == "out":
        return value, units if amount == value else math.ceil(Fraction(amount * units, value))
    if units == 0:
        dealt = amount * 10_000
    else:
        dealt = math.floor(Fraction(amount * units, value)) if value > 0 else 0
    return value, dealt if dealt > 0 and units + dealt <= MOST_UNITS else None


def dealings(source: random.Random, many: int):
    # Quotients that are a whole number when they are rounded to 16 digits, and are none; and one beyond 64 bits.
    for cash, units, side, amount in [
        (6_441_066_829, 18_492_275_461_811, "in", 8_822_120_877),
        (6_452_405_128, 20_000_505_882_035, "out", 3_546_350_500),
        (1, 10**12, "in", 10**9),
    ]:
        value, dealt = dealing(cash, units, [], side, amount)
        yield [cash, units, "", side, amount, value, dealt]
    while many > 0:
        holdings = [
            [id, wide(source, 10**source.randint(1, 11)), max(1, round(price * source.uniform(0.1, 10))), source.choice([0, 10, source.randint(0, 1000)])]
            for id, _, _, price in source.sample(INSTRUMENTS, source.choice([0, 1, 1, 2, 3, 5]))
        ]
        cash = source.choice([0, wide(source, 10**10)])
        side = source.choice(["in", "out"])
        # Mostly near a dollar a unit; now and then far from it, with hardly any, or with none.
        value, _ = dealing(cash, 0, holdings, "in", 1)
        near = round(value * 10_000 * source.uniform(0.2, 5))
        units = source.choice([near, near, near, near, wide(source, 10**15), source.randint(1, 10), 0])
        amount = wide(source, 10**10) if side == "in" else source.choice([cash, source.randint(1, max(cash, 1)), 1])
        if units > MOST_UNITS or side == "out" and (units == 0 or not 1 <= amount <= cash):
            continue
        many -= 1
        value, dealt = dealing(cash, units, holdings, side, amount)
        yield [cash, units, " ".join(":".join(map(str, held)) for held in holdings), side, amount, value, dealt]


def growth(steps: list) -> float:
    """Each step is what there was before a payment, and the payment; the last is what there is at the end."""
    after = [value + paid for value, paid in steps]
    return float(empyrical.cum_returns_final(pandas.Series([steps[n][0] / after[n - 1] - 1 for n in range(1, len(steps))])))


def growths(source: random.Random, many: int):
    yield ["a_deposit", [[0, 50_000], [40_000, 100_000], [155_000, 0]]]
    for n in range(many):
        worth = source.randint(10**7, 10**9)
        steps = [[0, worth]]
        for _ in range(source.randint(1, 8)):
            worth = max(10**7, round(worth * source.uniform(0.5, 1.8)))
            paid = source.choice([source.randint(10**6, 10**9), -source.randint(1, worth // 2)])
            steps.append([worth, paid])
            worth += paid
        steps.append([round(worth * source.uniform(0.5, 1.8)), 0])
        yield [f"random {n}", steps]


def has_one_rate(days: list[int], cents: list[int]) -> bool:
    """Whether what payments are worth crosses zero once between -99.9999% and a million percent a year."""
    rates = numpy.concatenate([numpy.linspace(-0.999999, 0, 20_001), numpy.logspace(-6, 4, 20_001)])
    years = (numpy.array(days) - days[0]) / 365
    worth = (numpy.array(cents, dtype=float)[:, None] / (1 + rates[None, :]) ** years[:, None]).sum(axis=0)
    return int((numpy.diff(numpy.sign(worth)) != 0).sum()) == 1


def payments(source: random.Random, many: int):
    def on(*paid: tuple[str, int]):
        return [[moment, cents] for moment, cents in paid]

    yield "xirr_three", on(("2026-01-01", -100_000), ("2026-03-01", -50_000), ("2026-07-01", 165_000))
    yield "a leap day", on(("2024-02-28", -100_000), ("2024-02-29", -1), ("2025-02-28", 110_000))
    yield "one cent", on(("2026-01-01", -1), ("2027-01-01", 1), ("2028-01-01", 1))
    yield "nothing gained", on(("2026-01-01", -100_000), ("2026-07-01", 100_000))
    yield "one percent in a day", on(("2026-01-01", -100_000), ("2026-01-02", 101_000))
    yield "ten times in a month", on(("2026-01-01", -100_000), ("2026-02-01", 1_000_000))
    yield "nearly all lost in a year", on(("2026-01-01", -100_000_000), ("2027-01-01", 100))
    yield "a cent left after thirty years", on(("2026-01-01", -100_000_000_000), ("2056-01-01", 1))
    yield "ten thousand times in a year", on(("2026-01-01", -1_000), ("2027-01-01", 10_000_000))
    yield "out and in on one day", on(("2026-01-01", -100_000), ("2026-05-01", 50_000), ("2026-05-01", -50_000), ("2026-12-01", 99_000))
    begin = datetime.date(2026, 1, 1)
    while many > 0:
        days = sorted([0, *(source.randint(0, source.choice([30, 400, 3650])) for _ in range(source.randint(1, 11)))])
        paid = [-wide(source, 10**9)]
        worth = -paid[0]
        for _ in days[1:-1]:
            worth = round(worth * source.uniform(0.6, 1.6))
            paid.append(source.choice([-wide(source, 10**9), source.randint(0, worth)]))
            worth -= paid[-1]
        paid.append(max(1, round(worth * source.uniform(0.6, 1.6))))
        if days[-1] > 0 and has_one_rate(days, paid):
            yield f"random {many}", [[(begin + datetime.timedelta(day)).isoformat(), cents] for day, cents in zip(days, paid)]
            many -= 1


def rate_of(flows: list) -> float:
    return pyxirr.xirr([datetime.date.fromisoformat(moment) for moment, _ in flows], [cents for _, cents in flows])


def finite(figure):
    return None if figure is None or math.isnan(figure) or math.isinf(figure) else float(figure)


def under_water(prices: pandas.Series) -> float:
    """The longest time from a peak until it is reached again, or until the end, in days."""
    longest, peak, since, fell = 0.0, -math.inf, None, False
    for at, price in prices.items():
        if price >= peak:
            if fell:
                longest = max(longest, (at - since).total_seconds())
            peak, since, fell = price, at, False
        else:
            fell = True
    if fell:
        longest = max(longest, (prices.index[-1] - since).total_seconds())
    return longest / 86400


def full_years(prices: pandas.Series, until: pandas.Timestamp):
    """The growth of each full year back from a moment, the newest first."""
    for year in range(5):
        begins, ends = (until - pandas.DateOffset(years=back) for back in (year + 1, year))
        if prices.index[0] > begins:
            return
        yield float(prices[:ends].iloc[-1] / prices[:begins].iloc[-1] - 1)


def figures(prices: pandas.Series, until: pandas.Timestamp):
    every = prices.pct_change().dropna()
    days = pandas.concat([prices.iloc[:1], prices.groupby(prices.index.date).tail(1)])
    days = days[~days.index.duplicated()]
    daily = days.pct_change().dropna()
    months = empyrical.aggregate_returns(daily, "monthly")
    years = (prices.index[-1] - prices.index[0]).total_seconds() / 86400 / 365
    growth = float(empyrical.cum_returns_final(every))
    with numpy.errstate(divide="ignore", invalid="ignore"):
        return [
            growth,
            (1 + growth) ** (1 / years) - 1,
            float(empyrical.max_drawdown(every)),
            under_water(prices),
            *(finite(f(daily, annualization=365)) for f in (empyrical.annual_volatility, empyrical.sharpe_ratio, empyrical.sortino_ratio)),
            float(daily.min()),
            float(months.min()),
            len(months),
            int((months < 0).sum()),
        ]


def record(name: str, begin: str, hours: int, returns, decimals: int = 8):
    prices = 100 * numpy.concatenate([[1], numpy.cumprod(1 + numpy.array(returns))])
    # As many digits as a line holds, so that both sides begin with the same numbers.
    written = [f"{price:.{decimals}f}" for price in prices]
    index = pandas.date_range(begin, periods=len(written), freq=f"{hours}h")
    series = pandas.Series([float(price) for price in written], index)
    until = index[-1].normalize() + pandas.Timedelta(days=1)
    years = " ".join(repr(growth) for growth in full_years(series, until))
    return [name, begin, hours, " ".join(written), *(None if f is None else repr(f) for f in figures(series, until)), years]


def records(source: random.Random):
    mixed = [0.01, 0.10, -0.04, 0.02, 0.03, 0.02, 0.01, -0.10]
    seeded = numpy.random.default_rng(20261124).normal(0.001, 0.03, 730)
    yield record("mixed_returns", "2026-03-01T00:00", 24, mixed, 13)
    yield record("seeded_730", "2024-11-25T23:00", 24, seeded, 13)
    yield record("only rises", "2026-01-01T00:00", 24, [0.01, 0.02, 0.03])
    yield record("one day", "2026-01-01T00:00", 24, [-0.25])
    yield record("never moves", "2026-01-01T00:00", 24, [0] * 100)
    yield record("six years by the week", "2020-02-29T12:00", 24 * 7, numpy.random.default_rng(1).normal(0.002, 0.05, 313))
    yield record("a leap day ends a year", "2023-03-01T23:00", 24, numpy.random.default_rng(2).normal(0, 0.02, 366))
    for n in range(12):
        random_returns = numpy.random.default_rng(100 + n)
        size = source.choice([2, 30, 90, 366, 500])
        yield record(f"daily {n}", f"202{source.randint(0, 5)}-0{source.randint(1, 9)}-1{source.randint(0, 9)}T23:00", 24, random_returns.normal(source.uniform(-0.002, 0.003), source.uniform(0.001, 0.06), size))
    for n in range(6):
        random_returns = numpy.random.default_rng(200 + n)
        yield record(f"hourly {n}", f"2026-0{source.randint(1, 9)}-2{source.randint(0, 8)}T{source.randint(10, 23)}:00", 1, random_returns.normal(source.uniform(-0.0003, 0.0003), source.uniform(0.0005, 0.01), source.choice([5, 24, 100, 800])))


def line(parts: list) -> str:
    return ",".join("" if part is None else str(part) for part in parts)


source = random.Random(20261126)
returns = [[name, flows, rate_of(flows)] for name, flows in payments(source, 250)]
assert abs(returns[0][2] - 0.2402662672) < 1e-10
grown = [[name, steps, growth(steps)] for name, steps in growths(source, 100)]
assert abs(grown[0][2] - -0.114) < 1e-3
recorded = list(records(random.Random(20261127)))
for name, *expected in [("mixed_returns", -0.10, 0.0389310917, 1.0995737811, 2.0746675114, 3.1357573468), ("seeded_730", -0.598248630213, None, 0.585154574108, 0.572912269381, 0.834305720080)]:
    one = next(one for one in recorded if one[0] == name)
    for figure, want in zip([one[6], one[4], one[8], one[9], one[10]], expected):
        assert want is None or abs(float(figure) - want) < 1e-9, (name, figure, want)
vectors = {
    "fills": [line(fill) for fill in fills(source, 2000)],
    "dealings": [line(one) for one in dealings(source, 2000)],
    "growths": [line([name, ";".join(f"{value} {paid}" for value, paid in steps), repr(figure)]) for name, steps, figure in grown],
    "records": [line(one) for one in recorded],
    "returns": [line([name, ";".join(f"{moment} {cents}" for moment, cents in flows), repr(figure)]) for name, flows, figure in returns],
}
pathlib.Path(__file__).with_name("vectors.json").write_text(json.dumps(vectors, indent=2) + "\n")
